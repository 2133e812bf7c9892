import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OrderDetail } from '../../app/commerce/contract/order-detail'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { orderEvents, parcels } from '../database/schema/order-history'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { followMessage, followParcels } from '../order-status/follow-parcels'
import { CarrierOutage, type TrackingEvent } from '../interfaces/carrier'
import { basicAuth } from '../shipping/carrier-client'
import { placeOrder, readOrder } from './place-order'
import { Staff } from './staff'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

const MONDAY = new Date('2026-11-16T09:00:00Z')
/** A parcel whose simulated journey begins on that Monday and ends on Tuesday at 17:00 in Stockholm. */
const PARCEL = { carrier: 'postnord', tracking_number: '0037072476020261116' }
const DELIVERED_AT = '2026-11-17T16:00:00.000Z'

let shop: TestShop
let staff: Staff
let postnord: TestShop['services']['carriers']['postnord']
beforeAll(async () => {
  shop = await openTestShop()
  staff = new Staff(shop)
  postnord = shop.services.carriers.postnord
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.services.carriers = { ...shop.services.carriers, postnord }
  await shop.db.update(parcels).set({ returned_at: NOON_DAY })
})

async function sentOrder(parcel = PARCEL): Promise<Order> {
  shop.clock.now = MONDAY
  const order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }])
  await staff.ship(order.number, parcel)
  await runDueJobs(shop.services, jobRunner(shop.services))
  shop.mails.length = 0
  shop.clock.now = NOON_DAY
  return order
}
const answers = (events: () => Promise<TrackingEvent[]>) => {
  shop.services.carriers = { ...shop.services.carriers, postnord: { ...postnord, tracking: { by: 'asking', events } } }
}
const stepsOf = (id: string) => shop.db.select().from(orderEvents).where(eq(orderEvents.order_id, id)).orderBy(orderEvents.id)
async function detailOf(id: string): Promise<OrderDetail> {
  const token = await signAccessToken({ scope: 'my-order', subject: id }, shop.services)
  const answer = await shop.fetch(`/api/orders/${id}/detail`, { headers: { authorization: `Bearer ${token}` } })
  return OrderDetail.parse(await answer.json())
}

describe('an order whose carrier is asked', () => {
  test('is delivered at the carrier’s time, once, and its mail and its withdrawal period count from then', async () => {
    const order = await sentOrder()
    await Promise.all([followParcels(shop.services), followParcels(shop.services)])
    await followParcels(shop.services)
    const detail = await detailOf(order.id)
    expect([detail.order.status, detail.parcels[0]?.delivered_at]).toEqual(['delivered', DELIVERED_AT])
    expect(detail.allowed.withdraw_until).toBe('2026-12-01')
    const delivered = (await stepsOf(order.id)).filter(({ type }) => type === 'delivered')
    expect(delivered.map(({ at, actor }) => [at.toISOString(), actor])).toEqual([[DELIVERED_AT, 'shop']])
    await runDueJobs(shop.services, jobRunner(shop.services))
    expect(shop.mails.map(({ text }) => /levererades ([^.]*)\./.exec(text)?.[1])).toEqual(['17 november 2026'])
  })

  test('is on its way until each of its parcels is delivered', async () => {
    const order = await sentOrder()
    await staff.act(order.number, 'parcels', { ...PARCEL, tracking_number: '0037072476020261118' })
    await followParcels(shop.services)
    expect((await readOrder(shop, order)).status).toBe('shipped')
    expect((await staff.show(order.number)).parcels.map(({ delivered_at }) => delivered_at)).toEqual([DELIVERED_AT, null])
    await staff.act(order.number, 'deliver')
    expect((await staff.show(order.number)).parcels.map(({ delivered_at }) => delivered_at)).toEqual([
      DELIVERED_AT,
      NOON_DAY.toISOString(),
    ])
  })

  test('is asked about at most once an hour, also while the carrier does not answer', async () => {
    await sentOrder()
    let asked = 0
    answers(() => {
      asked += 1
      return Promise.reject(new CarrierOutage('PostNord did not answer in time'))
    })
    await followParcels(shop.services)
    await followParcels(shop.services)
    expect(asked).toBe(1)
    shop.clock.now = new Date(NOON_DAY.getTime() + 3601_000)
    await followParcels(shop.services)
    expect(asked).toBe(2)
  })

  test('is not delivered when its parcel goes back to the shop: the staff reads it in the history', async () => {
    const order = await sentOrder()
    const at = new Date('2026-11-18T07:00:00Z')
    answers(() => Promise.resolve([{ at, code: 'returned', place: null }]))
    await followParcels(shop.services)
    await followParcels(shop.services)
    expect((await readOrder(shop, order)).status).toBe('shipped')
    expect((await stepsOf(order.id)).filter(({ type }) => type === 'parcel-returned')).toHaveLength(1)
    expect(await staff.show(order.number)).toMatchObject({ parcels: [{ returned_at: at.toISOString(), delivered_at: null }] })
  })
})

test('a parcel that came back is not delivered by the word of the staff, and makes no order delivered alone', async () => {
  const order = await sentOrder()
  const at = new Date('2026-11-18T07:00:00Z')
  answers(() => Promise.resolve([{ at, code: 'returned', place: null }]))
  await followParcels(shop.services)
  expect(await staff.act(order.number, 'deliver')).toBe('409 parcel-returned')
  await staff.act(order.number, 'parcels', { ...PARCEL, tracking_number: '0037072476020261118' })
  expect(await staff.act(order.number, 'deliver')).toBe('204')
  expect((await staff.show(order.number)).parcels.map(({ delivered_at }) => delivered_at)).toEqual([null, NOON_DAY.toISOString()])
})

test('an order of which one parcel came back has its periods from the delivery of the other, once the staff say that nothing more comes', async () => {
  const order = await sentOrder()
  await staff.act(order.number, 'parcels', { ...PARCEL, tracking_number: '0037072476020261118' })
  answers(() => Promise.resolve([{ at: new Date('2026-11-18T07:00:00Z'), code: 'returned', place: null }]))
  await followMessage('postnord', '0037072476020261118', shop.services)
  shop.services.carriers = { ...shop.services.carriers, postnord }
  await followParcels(shop.services)
  // The parcel may be sent again, so the order is on its way and has no period yet.
  expect((await detailOf(order.id)).order.status).toBe('shipped')
  expect((await detailOf(order.id)).allowed.withdraw_until).toBeNull()
  expect(await staff.act(order.number, 'deliver')).toBe('204')
  expect((await detailOf(order.id)).allowed.withdraw_until).toBe('2026-12-01')
  expect((await stepsOf(order.id)).find(({ type }) => type === 'delivered')?.at.toISOString()).toBe(DELIVERED_AT)
})

test('a parcel that came back and is sent again in another makes its order delivered by itself, however late', async () => {
  const order = await sentOrder()
  answers(() => Promise.resolve([{ at: new Date('2026-11-18T07:00:00Z'), code: 'returned', place: null }]))
  await followParcels(shop.services)
  const later = (days: number) => new Date(NOON_DAY.getTime() + days * 24 * 3600_000)
  shop.clock.now = later(70)
  const again = { carrier: 'postnord', tracking_number: '0037072476020270127', replaces: PARCEL.tracking_number }
  expect(await staff.act(order.number, 'parcels', again)).toBe('204')
  answers(() => Promise.resolve([{ at: later(71), code: 'delivered', place: null }]))
  shop.clock.now = later(72)
  await followParcels(shop.services)
  expect((await readOrder(shop, order)).status).toBe('delivered')
  expect((await detailOf(order.id)).parcels).toMatchObject([{ delivered_at: later(71).toISOString() }])
})

test('a parcel that came back and goes out again under the same number makes its order delivered, once the carrier says so anew', async () => {
  const order = await sentOrder()
  const back = { at: new Date('2026-11-18T07:00:00Z'), code: 'returned', place: null } as const
  answers(() => Promise.resolve([back]))
  await followParcels(shop.services)
  const again = { ...PARCEL, replaces: PARCEL.tracking_number }
  expect(await staff.act(order.number, 'parcels', again)).toBe('204')
  expect(await staff.act(order.number, 'parcels', again)).toBe('204')
  expect((await stepsOf(order.id)).filter(({ type }) => type === 'parcel-corrected')).toHaveLength(1)
  const later = (hours: number) => new Date(NOON_DAY.getTime() + hours * 3600_000)
  shop.clock.now = later(2)
  await followParcels(shop.services)
  expect(await staff.show(order.number)).toMatchObject({ parcels: [{ returned_at: null, delivered_at: null }] })
  answers(() => Promise.resolve([back, { at: later(3), code: 'delivered', place: null }]))
  shop.clock.now = later(4)
  await followParcels(shop.services)
  expect((await detailOf(order.id)).parcels).toMatchObject([{ delivered_at: later(3).toISOString() }])
  shop.clock.now = NOON_DAY
})

describe('an order whose carrier sends messages', () => {
  const tell = (eventId: string, packageId: string) => {
    const message = { eventId, eventType: 'DELIVERED_TO_CONSUMER', timestamp: '2026-11-18T08:00:00Z', packageId }
    return shop.fetch('/api/carrier-messages/budbee', post(message, basicAuth('simulator', 'simulator')))
  }

  test('is delivered by the message, at its time', async () => {
    const order = await sentOrder({ carrier: 'budbee', tracking_number: 'KC-81' })
    expect((await tell('e-81', 'KC-81')).status).toBe(204)
    expect((await tell('e-81', 'KC-81')).status).toBe(204)
    const detail = await detailOf(order.id)
    expect([detail.order.status, detail.parcels[0]?.delivered_at]).toEqual(['delivered', '2026-11-18T08:00:00.000Z'])
  })

  test('is delivered by the next round when the message came before the staff named the parcel', async () => {
    await tell('e-82', 'KC-82')
    const order = await sentOrder({ carrier: 'budbee', tracking_number: 'KC-82' })
    expect((await readOrder(shop, order)).status).toBe('shipped')
    await followParcels(shop.services)
    expect((await readOrder(shop, order)).status).toBe('delivered')
  })
})
