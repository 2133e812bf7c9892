import { describe, expect, it, type Mock, vi } from 'vitest'
import { BackendError } from './backend-error'
import { createCall } from './client.server'

const NOW = { next_delivery: '2026-11-20T15:00:00.000Z' }
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

function callWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>()
  for (const answer of answers) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer)
    else fetch.mockResolvedValueOnce(answer)
  }
  return { fetch, call: createCall('http://backend.example', fetch, { language: 'de', storeId: 9, token: 'secret' }) }
}

const failure = async (answer: Promise<unknown>): Promise<BackendError> => {
  const error: unknown = await answer.catch((reason: unknown) => reason)
  if (!(error instanceof BackendError)) throw new Error('expected a BackendError', { cause: error })
  return error
}

const addressOf = (fetch: Mock<typeof globalThis.fetch>): string => {
  const address = fetch.mock.calls[0]?.[0]
  return address instanceof URL ? address.href : ''
}

const timeout = () => new DOMException('took too long', 'TimeoutError')

describe('a call to the backend', () => {
  it('carries locale and sid of the store, and the bearer token', async () => {
    const { call, fetch } = callWith(json(NOW))
    await expect(call('nextDelivery', {})).resolves.toMatchObject({ answer: NOW })
    const init = fetch.mock.calls[0]?.[1]
    expect(addressOf(fetch)).toBe('http://backend.example/api/next-delivery?locale=de&sid=9')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret')
  })

  it('fills and encodes the parts of its path', async () => {
    const { call, fetch } = callWith(json({ content: '', hidden: true }))
    await call('widget', { params: { slug: 'a/b ö' } })
    expect(addressOf(fetch)).toContain('/api/widget-by-slug/a%2Fb%20%C3%B6?')
  })

  it('sends its body as JSON', async () => {
    const { call, fetch } = callWith(json([]))
    await call('categoryChildren', { body: { productIDs: [1], Categories: [2] } })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"productIDs":[1],"Categories":[2]}' })
  })

  it.each(['{"id":7}', 'thanks', ''])(
    'that reports an error may be answered with %j: the answer is not shown (spec section 7)',
    async (body) => {
      const report = { level: 'error', error: 'x', stack: '', userAgent: '', url: '' } as const
      await expect(callWith(new Response(body)).call('clientError', { body: report })).resolves.toMatchObject({ malformed: 0 })
    },
  )

  it('that finds nothing is not-found', async () => {
    expect(await failure(callWith(json({}, { status: 404 })).call('nextDelivery', {}))).toMatchObject({
      kind: 'not-found',
      status: 404,
    })
  })

  it('has no half of a surrogate pair in its answer, of which no address can be made; whole pairs stay', async () => {
    const deal = {
      title: 'A \u{1F50B}',
      product_name: 'B',
      product_slug: 'c\ud800',
      discount: 10,
      starts_at: NOW.next_delivery,
      expires_at: NOW.next_delivery,
    }
    const { answer } = await callWith(new Response(JSON.stringify(deal).replace('\u{1F50B}', '\\ud83d\\udd0b'))).call(
      'currentDeal',
      {},
    )
    expect(answer).toMatchObject({ title: 'A \u{1F50B}', product_slug: 'c\ufffd' })
  })

  it.each([400, 414])('to an address that the backend cannot read (%i) is not-found', async (status) => {
    expect(await failure(callWith(json({}, { status })).call('nextDelivery', {}))).toMatchObject({ kind: 'not-found', status })
  })

  it('counts a refusal whose body breaks off as an outage, because its reason is unknown', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"type":"abo'))
        controller.error(new TypeError('terminated'))
      },
    })
    const { call } = callWith(new Response(body, { status: 409 }))
    expect(await failure(call('syncCoupons', { body: { coupons: [], cart_contents: [] } }))).toMatchObject({
      kind: 'unavailable',
      status: 409,
    })
  })

  it('that is refused carries the code of the problem', async () => {
    const problem = { type: 'about:blank', title: 'Stock changed', status: 409, code: 'stock-changed' }
    const { call } = callWith(json(problem, { status: 409 }))
    expect(await failure(call('syncCart', { body: { items: [], checkout_order_id: null } }))).toMatchObject({
      kind: 'rejected',
      code: 'stock-changed',
    })
  })

  it.each([500, 502, 503])('answered with %i is unavailable', async (status) => {
    expect(await failure(callWith(new Response('<html>', { status })).call('nextDelivery', {}))).toMatchObject({
      kind: 'unavailable',
    })
  })

  it.each([
    ['another shape', json({ id: 'three' })],
    ['no JSON', new Response('<html>')],
    ['nothing', new Response(null)],
  ])('answered with %s is malformed, an outage and no empty page', async (_, answer) => {
    expect(await failure(callWith(answer).call('product', { params: { slug: 'x' } }))).toMatchObject({ kind: 'malformed' })
  })

  it('a GET without connection is tried once more', async () => {
    const { call, fetch } = callWith(new TypeError('fetch failed'), json(NOW))
    await expect(call('nextDelivery', {})).resolves.toMatchObject({ answer: NOW })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('a GET that took too long is not: the shopper has waited enough', async () => {
    const { call, fetch } = callWith(timeout(), json(NOW))
    expect(await failure(call('nextDelivery', {}))).toMatchObject({ kind: 'unavailable' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('a POST is never sent twice', async () => {
    const { call, fetch } = callWith(new TypeError('fetch failed'), json([]))
    expect(await failure(call('categoryChildren', { body: { productIDs: [], Categories: [] } }))).toMatchObject({
      kind: 'unavailable',
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
