import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ServicePoints } from '../../app/commerce/contract/checkout'
import type { Order } from '../../app/commerce/contract/order'
import { OrderDetail, ReceiptFile } from '../../app/commerce/contract/order-detail'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { Problem } from '../../app/commerce/contract/problem'
import { MemoryProvider, withProviders } from './memory-provider'
import { placeOrder, readOrder } from './place-order'
import { PARCEL, Staff } from './staff'
import { openTestShop, post, put, type TestShop } from './test-shop'

let shop: TestShop
const provider = new MemoryProvider()

beforeAll(async () => {
  shop = await openTestShop(withProviders(provider))
})
afterAll(() => shop.close())
afterEach(() => shop.db.delete(jobs))

const order = (payment: 'invoice' | 'stripe' = 'invoice', quantity = 2): Promise<Order> =>
  placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity }], { payment })
const bearer = async (id: string) => ({
  authorization: `Bearer ${await signAccessToken({ scope: 'my-order', subject: id }, shop.services)}`,
})
async function detailOf(id: string): Promise<OrderDetail> {
  return OrderDetail.parse(await (await shop.fetch(`/api/orders/${id}/detail`, { headers: await bearer(id) })).json())
}
const cancel = async (id: string) => shop.fetch(`/api/orders/${id}/cancel`, post({}, await bearer(id)))
const settle = (id: string) => shop.fetch(`/api/orders/${id}/settle`, post({}))
const stock = async () => {
  const [row] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, shop.idOf('CR2032')))
  return row?.stock ?? NaN
}
const setStatus = (id: string, status: Order['status']) => shop.db.update(orders).set({ status }).where(eq(orders.id, id))

describe('the detail of an order', () => {
  test('by invoice says what is left to pay after a credit, and that nothing is when all of it is credited', async () => {
    const { id, number, total } = await order()
    const staff = new Staff(shop)
    await staff.ship(number)
    await staff.settle()
    await staff.act(number, 'refunds', { amount: 10, reason: 'scratched' })
    await staff.settle()
    expect(await detailOf(id)).toMatchObject({ payment_state: 'invoiced', left_to_pay: total - 10 })
    await staff.act(number, 'refunds', { reason: 'faulty' })
    await staff.settle()
    expect(await detailOf(id)).toMatchObject({ payment_state: 'credited', left_to_pay: null })
  })

  test('has its payment state, VAT by rate, history and what is allowed', async () => {
    const { id, total, vat_total } = await order()
    const detail = await detailOf(id)
    expect(detail).toMatchObject({
      payment_state: 'invoiced',
      left_to_pay: total,
      payment_url: null,
      parcels: [],
      refunds: [],
      allowed: { cancel: true, pay: null, change_point: true, return: false, withdraw_until: null },
    })
    expect(detail.vat_rates).toEqual([{ rate: 25, total, vat: vat_total }])
    expect(detail.events.map(({ type, by }) => [type, by])).toEqual([
      ['placed', 'shopper'],
      ['confirmed', 'shop'],
    ])
  })

  test('of one that waits for its payment has the address where it goes on', async () => {
    const { id } = await order('stripe')
    expect(await detailOf(id)).toMatchObject({ payment_state: 'awaiting', allowed: { pay: 'continue', change_point: false } })
    expect((await detailOf(id)).payment_url).toMatch(/^https?:/)
  })

  test('of a delivered order ends the withdrawal period 14 days after the last parcel', async () => {
    const { id, number } = await order()
    const staff = new Staff(shop)
    await staff.act(number, 'ship', { parcel: PARCEL })
    expect((await detailOf(id)).allowed).toMatchObject({ cancel: false, return: true, withdraw_until: null })
    await staff.act(number, 'deliver')
    const detail = await detailOf(id)
    expect(detail.allowed.withdraw_until).toBe('2026-12-02')
    expect(detail.parcels).toMatchObject([{ carrier: 'PostNord', tracking_number: PARCEL.tracking_number }])
  })

  test('is read with the order’s own token only', async () => {
    const [one, other] = [await order(), await order()]
    for (const [path, init] of [
      ['detail', {}],
      ['receipt-file', {}],
      ['cancel', post({})],
      ['service-point', put({ service_point: 'x', postal_code: '11111' })],
    ] as const) {
      const as = async (headers: Record<string, string>) => {
        const own = 'headers' in init ? { ...init, headers: { 'content-type': 'application/json', ...headers } } : { headers }
        return (await shop.fetch(`/api/orders/${one.id}/${path}`, own)).status
      }
      expect([path, await as(await bearer(other.id)), await as({}), await as({ authorization: 'Bearer x' })]).toEqual([
        ...[path, 404, 401, 401],
      ])
    }
    expect((await readOrder(shop, one)).status).toBe('confirmed')
  })
})

describe('a cancellation by the customer', () => {
  test('of a confirmed order gives its pieces back once, tells the customer, and says in the history who did it', async () => {
    const before = await stock()
    const { id } = await order()
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await stock()).toBe(before)
    const detail = await detailOf(id)
    expect(detail.events.filter(({ type }) => type === 'cancelled')).toMatchObject([{ by: 'shopper', reason: 'by-customer' }])
    expect(detail.allowed).toMatchObject({ cancel: false, pay: 'again' })
    shop.mails.length = 0
    await runDueJobs(shop.services, jobRunner(shop.services))
    expect(shop.mails.filter(({ key }) => key.startsWith('order-cancelled'))).toHaveLength(1)
  })

  test('of a paid order releases the reserved money', async () => {
    const { id } = await order('stripe')
    provider.pay(provider.last)
    await settle(id)
    expect((await detailOf(id)).payment_state).toMatch(/^(reserved|paid)$/)
    await cancel(id)
    expect((await detailOf(id)).payment_state).toBe('returning')
  })

  test('of an unpaid order ends its payment, so that it cannot be paid any more', async () => {
    const before = await stock()
    const { id } = await order('stripe')
    expect((await cancel(id)).status).toBe(202)
    const detail = await detailOf(id)
    expect([detail.order.status, detail.order.cancel_reason, detail.payment_state]).toEqual([
      ...['cancelled', 'by-customer', 'not-paid'],
    ])
    expect(detail.events.at(-1)).toMatchObject({ type: 'cancelled', by: 'shopper' })
    expect(await stock()).toBe(before)
  })

  test('of an order that was paid in this moment gives the money back', async () => {
    const { id } = await order('stripe')
    provider.pay(provider.last)
    expect((await cancel(id)).status).toBe(202)
    const detail = await detailOf(id)
    expect([detail.order.status, detail.payment_state]).toEqual(['cancelled', 'returning'])
  })

  describe('while the provider does not end the payment', () => {
    afterEach(() => {
      provider.isExamining = false
      provider.isDown = false
    })

    test.each(['isExamining', 'isDown'] as const)(
      'cancels the order, and what is paid later is given back (%s)',
      async (state) => {
        const before = await stock()
        const { id } = await order('stripe')
        provider[state] = true
        expect((await cancel(id)).status).toBe(202)
        expect(await stock()).toBe(before)
        expect((await detailOf(id)).order).toMatchObject({ status: 'cancelled', cancel_reason: 'by-customer' })
        provider[state] = false
        provider.pay(provider.last)
        await settle(id)
        expect(provider.last.status.state).toBe('cancelled')
        expect((await detailOf(id)).order.status).toBe('cancelled')
        expect(await stock()).toBe(before)
      },
    )
  })

  test.each(['packed', 'shipped', 'delivered', 'returned'] as const)('of a %s order is refused', async (status) => {
    const placed = await order()
    await setStatus(placed.id, status)
    const answer = await cancel(placed.id)
    expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'order-status' })])
    expect((await readOrder(shop, placed)).status).toBe(status)
  })
})

describe('another service point', () => {
  const pointsNear = async (postal: string, delivery: string) =>
    ServicePoints.parse(
      await (await shop.fetch(`/api/service-points?delivery=${delivery}&postal_code=${postal}&locale=sv&sid=7`)).json(),
    )
  const choose = async (id: string, service_point: string, postal_code = '411 05') =>
    shop.fetch(`/api/orders/${id}/service-point`, put({ service_point, postal_code }, await bearer(id)))

  test('of the same delivery is chosen while the order is not packed, and its price stays', async () => {
    const { id, total, shipping } = await order()
    const [, point] = await pointsNear('41105', shipping?.id ?? '')
    expect((await choose(id, point?.id ?? '')).status).toBe(202)
    expect((await choose(id, point?.id ?? '')).status).toBe(202)
    const detail = await detailOf(id)
    expect([detail.order.shipping?.service_point?.id, detail.order.total]).toEqual([point?.id, total])
    const [change, ...more] = detail.events.filter(({ type }) => type === 'point-changed')
    expect([change?.by, more]).toEqual(['shopper', []])
    expect(change?.place).toContain(detail.order.shipping?.service_point?.name)
  })

  test('that is not offered near the postal code is refused, and so is any once the order is packed', async () => {
    const { id, shipping } = await order()
    const codeOf = async (answer: Response) => [answer.status, Problem.parse(await answer.json()).code]
    expect(await codeOf(await choose(id, 'elsewhere'))).toEqual([409, 'service-point-changed'])
    const [point] = await pointsNear('41105', shipping?.id ?? '')
    await setStatus(id, 'packed')
    expect(await codeOf(await choose(id, point?.id ?? ''))).toEqual([409, 'order-status'])
  })
})

test('the receipt is a PDF, named a receipt only when the order is paid', async () => {
  const file = async (id: string) =>
    ReceiptFile.parse(await (await shop.fetch(`/api/orders/${id}/receipt-file`, { headers: await bearer(id) })).json())
  const { id, number } = await order()
  const unpaid = await file(id)
  expect(unpaid.filename).toBe(`orderunderlag-${number}.pdf`)
  expect(Buffer.from(unpaid.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
