import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '../../../app/commerce/contract/languages'
import { type Attempt, type PaymentProvider, ProviderOutage, ProviderRefusal, WebhookRefusal } from '../../interfaces/provider'
import { attemptOf, payableOrder, returnUrls } from '../tests/payable-order'
import { openSimulatedShop, type SimulatedShop } from '../tests/simulated-shop'
import { klarnaProvider } from './klarna'
import { simulatedKlarna } from './settings'
import { klarnaSimulator } from './simulator'

let shop: SimulatedShop
let klarna: PaymentProvider
const tokens = new Map<string, string>()
const tokenOf = async (id: string) => tokens.get(id) ?? null

beforeEach(async () => {
  shop = await openSimulatedShop(klarnaSimulator)
  klarna = klarnaProvider(simulatedKlarna(shop.origin), tokenOf)
})
afterEach(() => shop.close())

async function begin(language: Language = 'de'): Promise<{ attempt: Attempt; page: string | null }> {
  const order = payableOrder(language)
  const attempt = attemptOf(order)
  tokens.set(attempt.id, attempt.token)
  const { reference, redirectUrl } = await klarna.begin(order, attempt, returnUrls(shop.shopOrigin, 'klarna'))
  return { attempt: { ...attempt, reference }, page: redirectUrl }
}

async function pay(language: Language = 'de') {
  const { attempt, page } = await begin(language)
  await shop.decide(page, { outcome: 'approve' })
  const status = await klarna.read(attempt)
  return { attempt, page, order: status.orderReference ?? '', status }
}

test.each(LANGUAGES)('a payment in %s is approved and authorized with its amount and currency', async (language) => {
  const { page, attempt } = await begin(language)
  expect(await klarna.read(attempt)).toMatchObject({ state: 'open', amount: 0, orderReference: null })
  const answer = await shop.decide(page, { outcome: 'approve' })
  expect(answer.headers.get('location')).toBe(`${shop.shopOrigin}/return?way=success`)
  const { amount, store } = payableOrder(language)
  expect(await klarna.read(attempt)).toMatchObject({ state: 'authorized', amount, currency: store.currency })
})

describe('outcomes', () => {
  test('declined: the shopper returns, and the page is ended so that the payment cannot be approved later', async () => {
    const { page, attempt } = await begin()
    const answer = await shop.decide(page, { outcome: 'decline' })
    expect(answer.headers.get('location')).toBe(`${shop.shopOrigin}/return?way=success`)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'failed', amount: 0, reason: 'page FAILED' })
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
  })

  test('declined and approved before the shop read it: paid', async () => {
    const { page, attempt } = await begin()
    await shop.decide(page, { outcome: 'decline' })
    await shop.decide(page, { outcome: 'approve' })
    expect(await klarna.read(attempt)).toMatchObject({ state: 'authorized' })
  })

  test('cancelled: the shopper returns to the address for that', async () => {
    const { page, attempt } = await begin()
    const answer = await shop.decide(page, { outcome: 'cancel' })
    expect(answer.headers.get('location')).toBe(`${shop.shopOrigin}/return?way=cancel`)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'cancelled' })
  })

  test('timed out: the page stays and says so, and nothing can be approved', async () => {
    const { page, attempt } = await begin()
    const answer = await shop.decide(page, { outcome: 'expire' })
    expect(new URL(answer.headers.get('location') ?? '', shop.origin).href).toBe(page)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'expired' })
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
  })

  test('a page expires by itself', async () => {
    const { page, attempt } = await begin()
    shop.clock.now = new Date(shop.clock.now.getTime() + 48 * 60 * 60 * 1000)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'expired' })
    expect((await fetch(page ?? '')).status).toBe(200)
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
  })

  test('a session that Klarna knows no more has expired', async () => {
    const { attempt } = await begin()
    expect(await klarna.read({ ...attempt, reference: 'forgotten' })).toMatchObject({ state: 'expired' })
  })

  test('an approved payment survives a restart of the simulator', async () => {
    const { attempt, status } = await pay()
    await shop.restart()
    expect(await klarna.read(attempt)).toEqual(status)
  })
})

describe('after the payment', () => {
  test('a capture counts once, repeated with its key or with another', async () => {
    const { attempt, order } = await pay()
    await klarna.capture(attempt, order, 1234.57, 'key-1')
    await klarna.capture(attempt, order, 1234.57, 'key-1')
    await klarna.capture(attempt, order, 1234.57, 'key-2')
    expect(await klarna.read(attempt)).toMatchObject({ state: 'captured', amount: 1234.57 })
  })

  test('a refund counts once; more than was captured is refused', async () => {
    const { attempt, order } = await pay()
    await klarna.capture(attempt, order, 1234.57, 'key-1')
    await klarna.refund(attempt, order, 1000, 'refund-1')
    await klarna.refund(attempt, order, 1000, 'refund-1')
    await expect(klarna.refund(attempt, order, 1000, 'refund-2')).rejects.toThrow(/REFUND_NOT_ALLOWED/)
  })

  test('an authorization is released, also when asked twice; then nothing can be captured', async () => {
    const { attempt, order } = await pay()
    await klarna.cancel(attempt, order)
    await klarna.cancel(attempt, order)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'cancelled', amount: 0 })
    await expect(klarna.capture(attempt, order, 1, 'key')).rejects.toThrow(ProviderRefusal)
  })

  test('of an order that was captured in part, the rest is released, also when asked twice', async () => {
    const { attempt, order, status } = await pay()
    await klarna.capture(attempt, order, 1000, 'by-hand')
    expect(await klarna.read(attempt)).toEqual({ ...status, captured: 1000 })
    await klarna.cancel(attempt, order)
    await klarna.cancel(attempt, order)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'captured', amount: 1000 })
    await expect(klarna.capture(attempt, order, 234.57, 'rest')).rejects.toThrow(/CAPTURE_NOT_ALLOWED/)
    await klarna.refund(attempt, order, 1000, 'back')
  })

  test('ending an open page bars the payment, also when asked twice', async () => {
    const { attempt, page } = await begin()
    await klarna.cancel(attempt, null)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'cancelled' })
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
    await klarna.cancel({ ...attempt, reference: 'forgotten' }, null)
    await klarna.cancel(attempt, null)
  })

  test('ending a page that was paid is refused and releases nothing', async () => {
    const { attempt } = await pay()
    await expect(klarna.cancel(attempt, null)).rejects.toThrow(ProviderRefusal)
    expect(await klarna.read(attempt)).toMatchObject({ state: 'authorized' })
  })
})

describe('webhooks', () => {
  test('a verified webhook names the attempt and has an id of its own', async () => {
    const { attempt, page } = await begin()
    await shop.decide(page, { outcome: 'approve', webhook: 'before' })
    const event = await klarna.parseWebhook(shop.lastWebhook())
    expect(event).toMatchObject({ type: 'COMPLETED', attempt: { id: attempt.id } })
    expect(event?.eventId).toMatch(/^[\da-f-]{36}$/)
    expect(shop.lastWebhook().query.get('session')).toBe(attempt.reference)
  })

  test('that the shopper opened the page is of no interest', async () => {
    const { page } = await begin()
    await fetch(page ?? '')
    await vi.waitFor(() => expect(shop.received).toHaveLength(1))
    expect(await klarna.parseWebhook(shop.lastWebhook())).toBeNull()
  })

  test('a wrong token and a body in another form are refused', async () => {
    const { page } = await begin()
    await shop.decide(page, { outcome: 'approve', webhook: 'wrong-signature' })
    await vi.waitFor(() => expect(shop.received).toHaveLength(1))
    await expect(klarna.parseWebhook(shop.lastWebhook())).rejects.toThrow(WebhookRefusal)
    const { attempt } = await begin()
    const query = new URLSearchParams({ attempt: attempt.id, token: attempt.token })
    await expect(klarna.parseWebhook({ headers: new Headers(), query, rawBody: '{}' })).rejects.toThrow(WebhookRefusal)
  })
})

describe('failures', () => {
  test('wrong credentials are refused', async () => {
    klarna = klarnaProvider({ ...simulatedKlarna(shop.origin), password: 'wrong' }, tokenOf)
    await expect(begin()).rejects.toThrow(ProviderRefusal)
  })

  test('an order whose lines do not add up is refused with the code of Klarna', async () => {
    const order = payableOrder('sv')
    const attempt = attemptOf({ ...order, amount: order.amount + 1 })
    const refused = klarna.begin(order, attempt, returnUrls(shop.shopOrigin, 'klarna'))
    await expect(refused).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'BAD_VALUE' })
  })

  test('a provider that does not answer is an outage', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(silent.listening).toBe(true))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    klarna = klarnaProvider(simulatedKlarna(`http://127.0.0.1:${port}`), tokenOf, 50)
    await expect(begin()).rejects.toThrow(ProviderOutage)
    silent.closeAllConnections()
    silent.close()
  })
})
