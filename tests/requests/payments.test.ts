import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../backend/database/schema/orders'
import { tokenOfAttempt } from '../../backend/payments/attempts'
import { connectProviders } from '../../backend/payments/providers'
import { type Simulator, startSimulator } from '../../backend/payments/simulator/start-simulator'
import { type Backend, openBackend, openShop, type TestShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer } from '../support/shop/visitor'

const t = translator('sv')
let folder: string
let simulator: Simulator
let backend: Backend
let shop: TestShop
let shopping: Shopping

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payments-'))
  const now = () => backend.clock.now
  // Orders are placed before their payment is opened: the providers' clock is minutes ahead.
  const later = () => new Date(now().getTime() + 5 * 60_000)
  simulator = await startSimulator({ folder, port: 0, now: later, log: () => undefined })
  const tokenOf = (id: string) => tokenOfAttempt(backend.db, id)
  backend = await openBackend(connectProviders({ env: {}, simulatorOrigin: simulator.origin, tokenOf, now }))
})
afterAll(async () => {
  await simulator.stop()
  await backend.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  shop = await openShop(backend)
  shopping = new Shopping(shop.visitor(), backend)
  await shopping.add('CR2032', 5)
})

const METHODS = ['klarna', 'stripe', 'walley-b2c'] as const

/** Orders, and answers where the provider takes the payment. */
async function begin(payment: string): Promise<string> {
  const handOver = await shopping.visitor.follow(
    await shopping.order({ ...(await shopping.checkout()), payment_method: payment }),
  )
  expect(handOver.status).toBe(200)
  const url = elements(handOver.body, 'a').find(({ href }) => href?.startsWith(simulator.origin))?.href ?? ''
  const refreshes = elements(handOver.body, 'meta').some(({ content }) => content === `0;url=${url}`)
  expect([url.startsWith(simulator.origin), refreshes]).toEqual([true, true])
  return url
}

/** Decides on the provider's page; answers the path in the shop that it leads back to. No webhook is sent. */
async function act(url: string, outcome: 'approve' | 'decline' | 'cancel'): Promise<string> {
  const body = new URLSearchParams({ outcome, webhook: 'never' })
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  const back = new URL(answer.headers.get('location') ?? '', url)
  return back.pathname + back.search
}

const visit = async (path: string): Promise<Answer> => {
  const answer = await shopping.visitor.get(path)
  return answer.status === 302 ? shopping.visitor.follow(answer) : answer
}

describe.each(METHODS)('a payment with %s', (payment) => {
  it('that is approved shows no name, address or contact in another browser', async () => {
    const back = await act(await begin(payment), 'approve')
    const elsewhere = await shop.visitor().get(back)
    expect([elsewhere.status, heading(elsewhere.body)]).toEqual([200, t('confirmation.title')])
    const [main = ''] = /<main.*<\/main>/s.exec(elsewhere.body) ?? []
    expect(words(main)).toContain('Knappcell CR2032')
    expect(words(main)).not.toMatch(/Provgatan|Kund|kund@example|070/)
    const [path = ''] = back.split('?')
    expect((await shop.visitor().get(path)).status).toBe(404)
    expect((await visit('/sv/checkout')).body).toContain(t('confirmation.title'))
  })

  it('that the shopper leaves keeps the cart, and can be resumed', async () => {
    const url = await begin(payment)
    const stock = await backend.db.select().from(orders)
    const checkout = await shopping.visitor.get('/sv/checkout')
    expect(words(checkout.body)).toContain(t('checkout.unpaid'))
    expect((await shopping.cart()).lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(await begin(payment)).toBe(url)
    expect(await backend.db.select().from(orders)).toHaveLength(stock.length)
  })
})

it('a declined payment says so, keeps the cart, and another way to pay can be chosen', async () => {
  const failed = await visit(await act(await begin('klarna'), 'decline'))
  expect([failed.status, heading(failed.body)]).toEqual([200, t('checkoutFailed.title')])
  expect(words(failed.body)).toContain(t('checkoutFailed.declined'))
  expect((await shopping.cart()).lines.map(({ quantity }) => quantity)).toEqual([5])
  const paid = await shopping.order({ ...(await shopping.checkout()), payment_method: 'invoice' })
  expect(heading((await shopping.visitor.follow(paid)).body)).toBe(t('confirmation.title'))
})

it('a payment of another storefront is never resumed', async () => {
  await begin('klarna')
  const german = new Shopping(shopping.visitor, backend, 'de')
  const { body } = await shopping.visitor.get('/de/checkout')
  expect(words(body)).not.toContain(translator('de')('checkout.unpaid'))
  const order = await german.order({ ...(await german.checkout()), payment_method: 'invoice' })
  expect(order.location).toContain('/de/checkout/confirmation/')
})

it('a webhook with a wrong token is refused, and one of an unknown provider is not found', async () => {
  await begin('klarna')
  const call = async (path: string, init?: RequestInit) =>
    (await shop.handle(new Request(`http://shop.test${path}`, init))).status
  const post = { method: 'POST', body: '{}' }
  expect(await call('/webhooks/klarna?attempt=x&token=y', post)).toBe(400)
  // Walley notifies by GET.
  expect(await call('/webhooks/walley-b2c?attempt=x&token=y')).toBe(400)
  expect(await call('/webhooks/gold', post)).toBe(404)
})
