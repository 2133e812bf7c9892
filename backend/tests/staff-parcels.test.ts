import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { OrderDetail } from '../../app/commerce/contract/order-detail'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { parcels } from '../database/schema/order-history'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { readCommand } from '../staff/cli/command'
import { placeOrder } from './place-order'
import { PARCEL, Staff } from './staff'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let staff: Staff
beforeAll(async () => {
  shop = await openTestShop()
  staff = new Staff(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  await shop.db.delete(jobs)
})

const order = (): Promise<Order> =>
  placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 2 }])
const bearer = async (id: string) => ({
  authorization: `Bearer ${await signAccessToken({ scope: 'my-order', subject: id }, shop.services)}`,
})
const numbers = async (number: string) => (await staff.show(number)).parcels.map(({ tracking_number }) => tracking_number)
async function mailedNumbers(): Promise<string[]> {
  shop.mails.length = 0
  await runDueJobs(shop.services, jobRunner(shop.services))
  return shop.mails.flatMap(({ text }) => /\b(TN-\d+|0037\d+)\b/.exec(text)?.[0] ?? [])
}

describe('packing', () => {
  test('ends the customer’s cancellation and change of the service point, before the order is sent', async () => {
    const { id, number } = await order()
    expect([await staff.act(number, 'pack'), await staff.act(number, 'pack')]).toEqual(['204', '204'])
    const detail: unknown = await (await shop.fetch(`/api/orders/${id}/detail`, { headers: await bearer(id) })).json()
    expect(OrderDetail.parse(detail).allowed).toMatchObject({ cancel: false, change_point: false })
    expect((await shop.fetch(`/api/orders/${id}/cancel`, post({}, await bearer(id)))).status).toBe(409)
    expect(await staff.ship(number)).toBe('204')
    expect(await staff.history(number)).toEqual(['shopper: placed', 'shop: confirmed', 'staff: packed', 'staff: shipped'])
  })

  test('is refused for a cancelled and for a sent order', async () => {
    const [cancelled, sent] = [await order(), await order()]
    await staff.act(cancelled.number, 'cancel', { reason: 'by-shop' })
    await staff.ship(sent.number)
    for (const { number } of [cancelled, sent]) expect(await staff.act(number, 'pack')).toBe('409 order-status')
  })
})

describe('a sent order', () => {
  test('gets a further parcel once, and the customer its tracking', async () => {
    const { number } = await order()
    await staff.ship(number)
    await mailedNumbers()
    const further = { carrier: 'dhl', tracking_number: 'TN-2' }
    expect(await staff.act(number, 'parcels', further)).toBe('204')
    expect(await staff.act(number, 'parcels', further)).toBe('204')
    expect(await numbers(number)).toEqual([PARCEL.tracking_number, 'TN-2'])
    expect(await mailedNumbers()).toEqual(['TN-2'])
    expect((await staff.history(number)).filter((step) => step === 'staff: parcel-added')).toHaveLength(1)
  })

  test('has a mistyped tracking number corrected once, and the customer gets the right one', async () => {
    const { number } = await order()
    await staff.ship(number)
    await mailedNumbers()
    const right = { carrier: 'postnord', tracking_number: 'TN-3', replaces: PARCEL.tracking_number }
    expect(await staff.act(number, 'parcels', right)).toBe('204')
    expect(await staff.act(number, 'parcels', right)).toBe('204')
    expect(await numbers(number)).toEqual(['TN-3'])
    expect(await mailedNumbers()).toEqual(['TN-3'])
    expect(await staff.act(number, 'parcels', { ...right, tracking_number: 'TN-4', replaces: 'TN-9' })).toBe('409 parcel-unknown')
  })

  test('loses the parcel that another of its parcels replaces, once, and none that it does not have', async () => {
    const { number } = await order()
    await staff.ship(number)
    const further = { carrier: 'dhl', tracking_number: 'TN-2' }
    await staff.act(number, 'parcels', further)
    const right = { ...further, replaces: PARCEL.tracking_number }
    for (let n = 0; n < 2; n++) expect(await staff.act(number, 'parcels', right)).toBe('204')
    expect(await numbers(number)).toEqual(['TN-2'])
    expect((await staff.history(number)).filter((step) => step === 'staff: parcel-corrected')).toHaveLength(1)
    expect(await staff.act(number, 'parcels', { ...further, replaces: 'TN-9' })).toBe('409 parcel-unknown')
  })

  test('is delivered when the parcel that it loses was the only one still on its way', async () => {
    const { number } = await order()
    await staff.ship(number)
    const further = { carrier: 'dhl', tracking_number: 'TN-7' }
    await staff.act(number, 'parcels', further)
    await shop.db.update(parcels).set({ delivered_at: shop.clock.now }).where(eq(parcels.tracking_number, 'TN-7'))
    expect(await staff.act(number, 'parcels', { ...further, replaces: PARCEL.tracking_number })).toBe('204')
    expect((await staff.show(number)).order.status).toBe('delivered')
  })

  test('was delivered on the day that the staff says, not in the future nor before it was placed', async () => {
    const { number } = await order()
    await staff.ship(number)
    shop.clock.now = new Date('2026-12-01T09:00:00Z')
    for (const on of ['2026-11-17', '2026-12-02']) expect(await staff.act(number, 'deliver', { on })).toBe('409 delivery-day')
    expect(await staff.act(number, 'deliver', { on: '2026-11-20' })).toBe('204')
    expect((await staff.show(number)).parcels[0]?.delivered_at).toBe('2026-11-20T11:00:00.000Z')
  })
})

test('an order gets a parcel only while it is on its way', async () => {
  const { number } = await order()
  expect(await staff.act(number, 'parcels', { carrier: 'dhl', tracking_number: 'TN-5' })).toBe('409 order-status')
})

test.each([
  ['pack SE1', { path: 'orders/SE1/pack', body: {} }],
  ['deliver SE1 --on 2026-11-20', { path: 'orders/SE1/deliver', body: { on: '2026-11-20' } }],
  ['parcel SE1 --carrier dhl --tracking 7', { path: 'orders/SE1/parcels', body: { replaces: null, tracking_number: '7' } }],
  ['parcel SE1 --carrier dhl --tracking 7 --replaces 8', { path: 'orders/SE1/parcels', body: { replaces: '8' } }],
])('npm run orders -- %s', (line, call) => {
  expect(readCommand(line.split(' '), 'id')).toMatchObject({ method: 'POST', ...call })
})
