import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { orderEvents, parcels } from '../database/schema/order-history'
import { CarrierOutage } from '../interfaces/carrier'
import { Caller } from './caller'
import { MemoryProvider, withProviders } from './memory-provider'
import { GIFT, placeOrder } from './place-order'
import { Staff } from './staff'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let caller: Caller
let staff: Staff
beforeAll(async () => {
  shop = await openTestShop(withProviders(new MemoryProvider()))
  caller = new Caller(shop)
  staff = new Staff(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.now = NOON_DAY
  shop.logged.length = 0
})

/** A number whose simulated journey begins on the day before the test's clock. */
const PARCEL = { carrier: 'postnord', tracking_number: '0037072476020261117' }
const line = (sku = 'CR2032', quantity = 2) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
const track = async ({ id }: Pick<Order, 'id'>) => (await caller.call('orderTracking', { path: id })).answer
const find = (order_number: string, proof: string) => shop.fetch('/api/order-tracking', post({ order_number, proof }))

describe('an order is found for tracking', () => {
  test('by its number and the e-mail address or the postal code, however they are typed', async () => {
    const { id, number, customer } = await placeOrder(shop, [line()])
    const code = customer.address?.postal_code ?? ''
    const [country, digits] = [number.slice(0, 2), number.slice(2)]
    for (const typed of [`#${number}`, `${country} ${digits.slice(0, 3)} ${digits.slice(3)}`, `${country}-${digits}`])
      expect((await find(typed, code)).status).toBe(200)
    for (const proof of [customer.email, ` ${customer.email.toUpperCase()} `, code, code.replace(' ', ''), ` ${code}`]) {
      const { answer } = await caller.call('findTrackedOrder', { body: { order_number: ` ${number.toLowerCase()}`, proof } })
      expect(answer).toEqual({ id })
    }
  })

  test('by nothing else, and the answer does not tell whether the number exists', async () => {
    const { number } = await placeOrder(shop, [line()])
    const answers = await Promise.all(
      [find('SE999999', 'x@y.se'), find(number, 'x@y.se'), find(number, '999 99'), find(number, ' ')].map(async (asked) => {
        const answer = await asked
        return `${answer.status} ${await answer.text()}`
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^404 /)
  })

  test('after the same time, whether it is found or not', async () => {
    const { number, customer } = await placeOrder(shop, [line()])
    for (const [asked, proof] of [
      ['SE999999', 'x@y.se'],
      [number, 'x@y.se'],
      [number, customer.email],
    ] as const) {
      const started = performance.now()
      await find(asked, proof)
      expect(performance.now() - started).toBeGreaterThan(145)
    }
  })
})

describe('the tracking of an order', () => {
  test('tells no name, no address and no contact', async () => {
    const order = await placeOrder(shop, [line()], { message: 'Portkod 1234' })
    await staff.ship(order.number, PARCEL)
    const told = JSON.stringify(await track(order))
    const { email, mobile, first_name, last_name, address } = order.customer
    for (const secret of [email, mobile, first_name, last_name, address?.street, 'Portkod']) expect(told).not.toContain(secret)
  })

  test('is that of no order for an unknown or malformed id', async () => {
    for (const id of [crypto.randomUUID(), 'x']) expect((await shop.fetch(`/api/orders/${id}/tracking`)).status).toBe(404)
  })

  test('goes from placed to delivered, with the carrier’s events and its tracking page', async () => {
    const order = await placeOrder(shop, [line()])
    expect(await track(order)).toMatchObject({ status: 'confirmed', steps: [{ step: 'placed' }], parcels: [], gift_cards: null })
    await staff.ship(order.number, PARCEL)
    const sent = await track(order)
    expect(sent.steps.map(({ step }) => step)).toEqual(['placed', 'packed', 'shipped'])
    expect(sent.parcels).toMatchObject([{ ...PARCEL, carrier: 'PostNord', delivered_at: null }])
    expect(sent.parcels[0]?.url).toContain(PARCEL.tracking_number)
    const codes = sent.parcels[0]?.events?.map(({ code }) => code) ?? []
    expect(codes).toEqual(['registered', 'in-transit', 'out-for-delivery', 'arrived'])
    await staff.act(order.number, 'deliver')
    expect((await track(order)).steps.at(-1)?.step).toBe('delivered')
  })

  test('has each parcel of an order with several', async () => {
    const order = await placeOrder(shop, [line()])
    await staff.ship(order.number, PARCEL)
    const second = { order_id: order.id, carrier: 'dhl', tracking_number: 'D20261118', sent_at: NOON_DAY }
    await shop.db.insert(parcels).values([second, { ...second, carrier: 'Cykelbud', tracking_number: '7' }])
    expect((await track(order)).parcels.map(({ carrier, url }) => [carrier, url === null])).toEqual([
      ['PostNord', false],
      ['DHL', false],
      ['Cykelbud', true],
    ])
  })

  test('loses only the events of a carrier that does not answer', async () => {
    const order = await placeOrder(shop, [line()])
    await staff.ship(order.number, PARCEL)
    const { postnord } = shop.services.carriers
    const away = () => Promise.reject(new CarrierOutage('PostNord did not answer in time'))
    shop.services.carriers = {
      ...shop.services.carriers,
      postnord: { ...postnord, servicePoints: away, tracking: { by: 'asking', events: away } },
    }
    const tracking = await track(order)
    shop.services.carriers = { ...shop.services.carriers, postnord }
    expect(tracking).toMatchObject({ status: 'shipped', parcels: [{ ...PARCEL, carrier: 'PostNord', events: null }] })
    expect(shop.logged).toContainEqual(expect.objectContaining({ event: 'tracking-unavailable' }))
  })

  test('names the service point with its opening hours, and goes without them while the carrier is away', async () => {
    const order = await placeOrder(shop, [line()], { delivery: 'postnord-service-point' })
    const { service_point: point } = (await track(order)).delivery ?? {}
    expect(point).toMatchObject(order.shipping?.service_point ?? { id: 'none' })
    expect(point?.hours?.length).toBeGreaterThan(0)
    const { postnord } = shop.services.carriers
    const away = () => Promise.reject(new CarrierOutage('PostNord did not answer in time'))
    shop.services.carriers = { ...shop.services.carriers, postnord: { ...postnord, servicePoints: away } }
    expect((await track(order)).delivery?.service_point).toMatchObject({ id: point?.id, hours: null })
    shop.services.carriers = { ...shop.services.carriers, postnord }
  })

  test('of gift cards alone has nothing to send', async () => {
    const order = await placeOrder(shop, [line('GIFT-500', 1)], { payment: 'stripe', customer: { gift: GIFT } })
    expect(await track(order)).toMatchObject({ delivery: null, parcels: [], gift_cards: { deliver_on: null } })
    expect((await track(order)).items).toMatchObject([{ is_gift_card: true }])
  })

  test('of an order without a history begins with when it was placed', async () => {
    const order = await placeOrder(shop, [line()])
    await shop.db.delete(orderEvents).where(eq(orderEvents.order_id, order.id))
    expect((await track(order)).steps).toEqual([{ step: 'placed', at: order.placed_at }])
  })

  test('of a cancelled order says so', async () => {
    const order = await placeOrder(shop, [line()])
    await staff.act(order.number, 'cancel', { reason: 'by-shop' })
    expect((await track(order)).steps.map(({ step }) => step)).toEqual(['placed', 'cancelled'])
  })
})
