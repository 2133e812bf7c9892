import { describe, expect, it } from 'vitest'
import { memoiseCalls } from './memoised-calls.server'
import { createCall } from './client.server'

const NOW = { next_delivery: '2026-11-20T15:00:00.000Z' }

/** The calls of one request, and each as method and path when it reaches the backend. The first `failures` of them fail. */
function request({ failures = 0 } = {}) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push(`${init?.method} ${url instanceof URL ? url.pathname : ''}`)
    return asked.length > failures ? Response.json(NOW) : new Response('', { status: 503 })
  }
  const callWith = memoiseCalls((token) =>
    createCall('http://backend.example', fetch, { language: 'sv', storeId: 7, ...(token === null ? {} : { token }) }),
  )
  const next = (token: string | null = null) => callWith(token)('nextDelivery', {}).catch(() => null)
  return { asked, callWith, next }
}

const NEXT = 'GET /api/next-delivery'

describe('a question of one request', () => {
  it('is asked once, also while the first answer is on its way, and once with each token', async () => {
    const { asked, next } = request()
    await Promise.all([next(), next()])
    await next()
    expect(asked).toEqual([NEXT])
    await next('token')
    expect(asked).toEqual([NEXT, NEXT])
  })

  it('is asked again after a call that may change its answer, also when it was asked during that call', async () => {
    const { asked, next, callWith } = request()
    await next()
    const settled = callWith(null)('settleOrder', { params: { id: '1' }, body: {} }).catch(() => null)
    await next()
    await settled
    await next()
    expect(asked).toEqual([NEXT, 'POST /api/orders/1/settle', NEXT, NEXT])
  })

  it('is asked once beside the calls that price the cart', async () => {
    const { asked, next, callWith } = request()
    await next()
    await callWith(null)('syncCoupons', { body: { coupons: [], cart_contents: [] } }).catch(() => null)
    await next()
    expect(asked).toEqual([NEXT, 'POST /api/sync-coupons'])
  })

  it('is asked again after a failure', async () => {
    const { asked, next } = request({ failures: 1 })
    expect(await next()).toBeNull()
    expect(await next()).toMatchObject({ answer: NOW })
    expect(asked).toEqual([NEXT, NEXT])
  })

  it('is the price of a checkout', async () => {
    const { asked, callWith } = request()
    const body = { items: [], coupons: [], postal_code: null, order: null }
    const quote = () => callWith(null)('checkout', { params: { id: '1' }, body })
    await Promise.allSettled([quote(), quote()])
    expect(asked).toEqual(['PUT /api/checkouts/1'])
  })
})
