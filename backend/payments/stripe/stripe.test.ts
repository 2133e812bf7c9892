import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '../../../app/commerce/contract/languages'
import { type Attempt, type PaymentProvider, ProviderOutage, ProviderRefusal, WebhookRefusal } from '../../interfaces/provider'
import { attemptOf, payableOrder, returnUrls } from '../tests/payable-order'
import { openSimulatedShop, type SimulatedShop } from '../tests/simulated-shop'
import { stripeProvider } from './stripe'
import { simulatedStripe } from './settings'
import { stripeSimulator } from './simulator'

let shop: SimulatedShop
let stripe: PaymentProvider

beforeEach(async () => {
  shop = await openSimulatedShop(stripeSimulator)
  stripe = stripeProvider(simulatedStripe(shop.origin))
})
afterEach(() => shop.close())

async function begin(language: Language = 'de'): Promise<{ attempt: Attempt; page: string | null }> {
  const order = payableOrder(language)
  const attempt = attemptOf(order)
  const { reference, redirectUrl } = await stripe.begin(order, attempt, returnUrls(shop.shopOrigin, 'stripe'))
  return { attempt: { ...attempt, reference }, page: redirectUrl }
}

async function pay() {
  const { attempt, page } = await begin()
  await shop.decide(page, { outcome: 'approve' })
  const status = await stripe.read(attempt)
  return { attempt, page, order: status.orderReference ?? '', status }
}

test.each(LANGUAGES)('a payment in %s is approved and authorized with its amount and currency', async (language) => {
  const { page, attempt } = await begin(language)
  expect(await stripe.read(attempt)).toMatchObject({ state: 'open', amount: 0, orderReference: null })
  const answer = await shop.decide(page, { outcome: 'approve' })
  expect(answer.headers.get('location')).toBe(`${shop.shopOrigin}/return?way=success`)
  const { amount, store } = payableOrder(language)
  expect(await stripe.read(attempt)).toMatchObject({ state: 'authorized', amount, currency: store.currency })
})

test('a repeated begin answers the same session; with another amount it is refused', async () => {
  const order = payableOrder('sv')
  const attempt = attemptOf(order)
  const urls = returnUrls(shop.shopOrigin, 'stripe')
  const first = await stripe.begin(order, attempt, urls)
  expect(await stripe.begin(order, attempt, urls)).toEqual(first)
  const lines = order.lines.map((line) => ({ ...line, total: line.total + 1 }))
  const other = stripe.begin({ ...order, lines }, attempt, urls)
  await expect(other).rejects.toMatchObject({ name: 'ProviderRefusal', code: 'idempotency_error' })
})

test('an order of more than 100 lines is charged as one', async () => {
  const order = payableOrder('sv')
  const [line] = order.lines
  if (line === undefined) throw new Error('No line')
  const many = {
    ...order,
    lines: Array.from({ length: 101 }, () => ({ ...line, quantity: 1, price: 10, total: 10 })),
    amount: 1010,
  }
  const attempt = attemptOf(many)
  const { reference, redirectUrl } = await stripe.begin(many, attempt, returnUrls(shop.shopOrigin, 'stripe'))
  await shop.decide(redirectUrl, { outcome: 'approve' })
  expect(await stripe.read({ ...attempt, reference })).toMatchObject({ amount: 1010 })
})

describe('outcomes', () => {
  test('a declined card leaves the session open, and the page says so', async () => {
    const { page, attempt } = await begin()
    const answer = await shop.decide(page, { outcome: 'decline' })
    expect(new URL(answer.headers.get('location') ?? '', shop.origin).href).toBe(page)
    expect(await (await fetch(page ?? '')).text()).toContain('Die Zahlung wurde abgelehnt')
    expect(await stripe.read(attempt)).toMatchObject({ state: 'open' })
    await shop.decide(page, { outcome: 'approve' })
    expect(await stripe.read(attempt)).toMatchObject({ state: 'authorized' })
  })

  test('a shopper who walks back leaves the session open; the shop ends it', async () => {
    const { page, attempt } = await begin()
    const answer = await shop.decide(page, { outcome: 'cancel' })
    expect(answer.headers.get('location')).toBe(`${shop.shopOrigin}/return?way=cancel`)
    expect(await stripe.read(attempt)).toMatchObject({ state: 'open' })
    await stripe.cancel(attempt, null)
    await stripe.cancel(attempt, null)
    expect(await stripe.read(attempt)).toMatchObject({ state: 'expired' })
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
  })

  test('timed out: reported by a webhook, and nothing can be approved', async () => {
    const { page, attempt } = await begin()
    await shop.decide(page, { outcome: 'expire' })
    expect(await stripe.read(attempt)).toMatchObject({ state: 'expired' })
    expect(await stripe.parseWebhook(shop.lastWebhook())).toMatchObject({ type: 'checkout.session.expired' })
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
  })

  test('a session expires by itself', async () => {
    const { page, attempt } = await begin()
    shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60 * 1000)
    expect(await stripe.read(attempt)).toMatchObject({ state: 'expired' })
    expect((await shop.decide(page, { outcome: 'approve' })).status).toBe(409)
  })

  test('an approved payment survives a restart of the simulator', async () => {
    const { attempt, status } = await pay()
    await shop.restart()
    expect(await stripe.read(attempt)).toEqual(status)
  })
})

describe('after the payment', () => {
  test('a capture counts once, repeated with its key or with another', async () => {
    const { attempt, order } = await pay()
    for (const key of ['key-1', 'key-1', 'key-2']) await stripe.capture(attempt, order, 1234.57, key)
    expect(await stripe.read(attempt)).toMatchObject({ state: 'captured', amount: 1234.57 })
  })

  test('a refund counts once; more than was captured is refused', async () => {
    const { attempt, order } = await pay()
    await stripe.capture(attempt, order, 1234.57, 'key-1')
    for (const key of ['refund-1', 'refund-1']) await stripe.refund(attempt, order, 1000, key)
    await expect(stripe.refund(attempt, order, 1000, 'refund-2')).rejects.toThrow(/charge_already_refunded/)
  })

  test('a refund that is repeated after Stripe has forgotten its idempotency key counts once', async () => {
    const { attempt, order } = await pay()
    await stripe.capture(attempt, order, 1234.57, 'key-1')
    await stripe.refund(attempt, order, 1000, 'refund-1')
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3600_000)
    await stripe.refund(attempt, order, 1000, 'refund-1')
    await stripe.refund(attempt, order, 234.57, 'refund-2')
    await expect(stripe.refund(attempt, order, 0.01, 'refund-3')).rejects.toThrow(/charge_already_refunded/)
  })

  test('an authorization is released, also when asked twice; then nothing can be captured', async () => {
    const { attempt, order } = await pay()
    await stripe.cancel(attempt, order)
    await stripe.cancel(attempt, order)
    expect(await stripe.read(attempt)).toMatchObject({ state: 'cancelled', amount: 0 })
    await expect(stripe.capture(attempt, order, 1, 'key')).rejects.toThrow(ProviderRefusal)
  })

  test('ending a session that was paid is refused and releases nothing', async () => {
    const { attempt } = await pay()
    await expect(stripe.cancel(attempt, null)).rejects.toThrow(ProviderRefusal)
    expect(await stripe.read(attempt)).toMatchObject({ state: 'authorized' })
  })
})

describe('webhooks', () => {
  test('a verified webhook names the attempt; delivered twice it has the same id', async () => {
    const { attempt, page } = await begin()
    await shop.decide(page, { outcome: 'approve', webhook: 'twice' })
    await vi.waitFor(() => expect(shop.received).toHaveLength(2))
    const event = await stripe.parseWebhook(shop.lastWebhook())
    expect(event).toMatchObject({ type: 'checkout.session.completed', attempt: { id: attempt.id } })
    shop.received.pop()
    expect(await stripe.parseWebhook(shop.lastWebhook())).toEqual(event)
  })

  test('a wrong signature, none, and a changed body are refused', async () => {
    const { page } = await begin()
    await shop.decide(page, { outcome: 'approve', webhook: 'wrong-signature' })
    await vi.waitFor(() => expect(shop.received).toHaveLength(1))
    await expect(stripe.parseWebhook(shop.lastWebhook())).rejects.toThrow(WebhookRefusal)
    await expect(stripe.parseWebhook({ ...shop.lastWebhook(), headers: new Headers() })).rejects.toThrow(WebhookRefusal)
    await pay()
    const webhook = shop.lastWebhook()
    const changed = stripe.parseWebhook({ ...webhook, rawBody: webhook.rawBody.replace('123457', '100') })
    await expect(changed).rejects.toThrow(WebhookRefusal)
  })

  test('an event of another kind is of no interest', async () => {
    await pay()
    const { rawBody } = shop.lastWebhook()
    const other = rawBody.replace('checkout.session.completed', 'charge.updated')
    const { headers } = stripeSimulatorSignature(other)
    expect(await stripe.parseWebhook({ ...shop.lastWebhook(), rawBody: other, headers })).toBeNull()
  })
})

describe('failures', () => {
  test('a wrong key is refused, and the message does not tell it', async () => {
    stripe = stripeProvider({ ...simulatedStripe(shop.origin), secretKey: 'sk_test_other' })
    const refusal = await begin().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ProviderRefusal)
    expect(String(refusal)).not.toContain('sk_test')
  })

  test('an attempt of less than 30 minutes is refused', async () => {
    const order = payableOrder('sv')
    const attempt = attemptOf(order, new Date(Date.now() - 40 * 60 * 1000))
    await expect(stripe.begin(order, attempt, returnUrls(shop.shopOrigin, 'stripe'))).rejects.toThrow(ProviderRefusal)
  })

  test('a provider that does not answer is an outage', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(silent.listening).toBe(true))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    stripe = stripeProvider(simulatedStripe(`http://127.0.0.1:${port}`), { timeoutMs: 50 })
    await expect(begin()).rejects.toThrow(ProviderOutage)
    silent.closeAllConnections()
    silent.close()
  })
})

/** The headers that the simulator sends with a body. */
function stripeSimulatorSignature(body: string) {
  const simulator = stripeSimulator({
    folder: '',
    origin: () => '',
    now: () => new Date(),
    log: () => undefined,
    notify: async () => undefined,
  })
  return { headers: new Headers(simulator.webhooks.sign({ url: '', body }, false).headers) }
}
