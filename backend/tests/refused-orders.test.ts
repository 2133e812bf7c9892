import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Checkout } from '../../app/commerce/contract/checkout'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { PAYMENT_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import { reconcile } from '../settlement/reconcile'
import { connectCarriers } from '../shipping/carriers'
import { PaymentShop } from './payment-shop'
import { GERMANY, orderCart, orderRequest, placeOrder, putCheckout, quoteCart } from './place-order'

let at: PaymentShop
beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset())

const HOUR_MS = 3600_000

test('a payment that its provider refuses to tell about holds up neither shopper nor webhook, and is given up after 6 hours', async () => {
  const checkoutId = crypto.randomUUID()
  const { order, payment } = await at.unpaid(checkoutId)
  // As after a change of keys.
  at.provider.payments.delete(`session-${payment.attempt.id}`)
  expect([(await at.returns(order)).status, (await at.webhook(payment)).status]).toEqual([202, 503])
  expect(at.shop.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'payment-unreadable' }))
  at.later(PAYMENT_LIFE_MS + HOUR_MS)
  await reconcile(at.shop.services)
  expect([await at.statusOf(order), await at.stock()]).toEqual(['pending', 3])
  at.later(6 * HOUR_MS)
  await reconcile(at.shop.services)
  expect([await at.statusOf(order), await at.stock()]).toEqual(['cancelled', 5])
  const other = await orderCart(at.shop, [at.line(1)], { checkoutId })
  expect(other.status).toBe(200)
})

test('an order whose unpaid predecessor cannot be read takes its place', async () => {
  const checkoutId = crypto.randomUUID()
  const { order, payment } = await at.unpaid(checkoutId)
  at.provider.payments.delete(`session-${payment.attempt.id}`)
  expect((await orderCart(at.shop, [at.line(1)], { checkoutId })).status).toBe(200)
  expect([await at.statusOf(order), await at.stock()]).toEqual(['cancelled', 4])
})

test('a payment that could not be opened for 16 minutes is opened with its full time', async () => {
  const checkoutId = crypto.randomUUID()
  const request = await orderRequest(at.shop, [at.line(2)], { payment: 'stripe' })
  at.provider.isDown = true
  expect((await putCheckout(at.shop, request, { checkoutId })).status).toBe(503)
  at.later(16 * 60_000)
  at.provider.isDown = false
  const answer = await putCheckout(at.shop, request, { checkoutId })
  expect(answer.status).toBe(200)
  expect(Checkout.parse(await answer.json()).next).toMatchObject({ type: 'redirect' })
  const { expiresAt } = at.provider.last.attempt
  expect(expiresAt.getTime() - at.shop.clock.now.getTime()).toBe(PAYMENT_LIFE_MS)
  expect(await at.stock()).toBe(3)
})

test('a service point that is not near the address leaves the former order and its payment as they are', async () => {
  const checkoutId = crypto.randomUUID()
  const { order, payment } = await at.unpaid(checkoutId)
  const request = await orderRequest(at.shop, [at.line(1)], { delivery: 'postnord-service-point' })
  const wrong = { ...request, order: { ...request.order, service_point: 'made-up' } }
  const answer = await putCheckout(at.shop, wrong, { checkoutId })
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'service-point-changed' }])
  expect([await at.statusOf(order), payment.status.state]).toEqual(['pending', 'open'])
})

test('a repeated order is answered whatever has become of its service point', async () => {
  const checkoutId = crypto.randomUUID()
  const request = await orderRequest(at.shop, [at.line(1)], { delivery: 'postnord-service-point' })
  expect((await putCheckout(at.shop, request, { checkoutId })).status).toBe(200)
  const again = { ...request, order: { ...request.order, service_point: 'made-up' } }
  expect((await putCheckout(at.shop, again, { checkoutId })).status).toBe(200)
})

afterEach(() => {
  at.shop.services.carriers = carriers
})
let carriers: PaymentShop['shop']['services']['carriers']
beforeAll(() => {
  carriers = at.shop.services.carriers
})

test('a chosen service point that the carrier cannot confirm is not silently dropped', async () => {
  const request = await orderRequest(at.shop, [at.line(1)], { delivery: 'postnord-service-point' })
  at.shop.services.carriers = connectCarriers({}, 'http://127.0.0.1:1', true)
  const before = await at.shop.db.$count(orders)
  const answer = await putCheckout(at.shop, { ...request, order: { ...request.order, service_point: 'sp-1' } })
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'carrier-unavailable' }])
  expect(await at.shop.db.$count(orders)).toBe(before)
  expect((await putCheckout(at.shop, request)).status).toBe(200)
})

test('a line that is expected later moves the days of arrival', async () => {
  const presale = at.shop.idOf('PRESALE')
  const { deliveries, items } = await quoteCart(at.shop, [{ uuid: crypto.randomUUID(), product_id: presale, quantity: 1 }])
  const expected = items[0]?.estimated_at ?? ''
  expect(expected).toMatch(/^2026-/)
  for (const { arrives } of deliveries) expect((arrives?.from ?? '') > expected).toBe(true)
  const now = await placeOrder(at.shop, [at.line(1)])
  expect((now.shipping?.arrives?.from ?? '') < expected).toBe(true)
})

test('a line that is expected on no known day leaves the whole order without days of arrival', async () => {
  const undated = at.shop.idOf('PRESALE')
  await at.shop.db.update(products).set({ expected_on: null }).where(eq(products.id, undated))
  const lines = [{ uuid: crypto.randomUUID(), product_id: undated, quantity: 1 }, at.line(1)]
  const { deliveries } = await quoteCart(at.shop, lines)
  expect(deliveries.length).toBeGreaterThan(1)
  for (const { arrives } of deliveries) expect(arrives).toBeNull()
  expect((await placeOrder(at.shop, lines)).shipping?.arrives).toBeNull()
})

test('the last pieces of a discontinued product have the days of arrival of any in stock, as its page promises', async () => {
  const last = at.shop.idOf('LAST')
  const quoted = async () => (await quoteCart(at.shop, [{ uuid: crypto.randomUUID(), product_id: last, quantity: 1 }])).deliveries
  const before = await quoted()
  expect(before.flatMap(({ arrives }) => arrives ?? [])).toHaveLength(before.length)
  await at.shop.db.update(products).set({ discontinued: true }).where(eq(products.id, last))
  expect(await quoted()).toEqual(before)
})

test('a parcel box that opens by the customer’s number needs it; a delivery that does not, keeps none', async () => {
  const box = { place: GERMANY, delivery: 'dhl-locker' }
  const refused = await orderCart(at.shop, [at.line(1)], box)
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'post-number-required' }])
  const malformed = await orderCart(at.shop, [at.line(1)], { ...box, postNumber: '12345' })
  expect(malformed.status).toBe(400)
  expect((await placeOrder(at.shop, [at.line(1)], { ...box, postNumber: '1234567890' })).shipping?.post_number).toBe('1234567890')
  const home = { ...box, delivery: 'dhl-home', postNumber: '1234567890' }
  expect((await placeOrder(at.shop, [at.line(1)], home)).shipping?.post_number).toBeNull()
})
