import { expect, test } from 'vitest'
import type { OrderTracking } from '../commerce/contract/tracking'
import { trackingState } from './tracking-state'

type Parcel = OrderTracking['parcels'][number]
type Code = NonNullable<Parcel['events']>[number]['code']

const AT = '2026-11-18T09:00:00.000Z'
const SENT = { name: 'PostNord', arrives: null, service_point: null }

const parcel = (codes: readonly Code[] | null, delivered_at: string | null = null): Parcel => ({
  carrier: 'PostNord',
  tracking_number: '1',
  url: null,
  sent_at: AT,
  delivered_at,
  events: codes?.map((code) => ({ at: AT, code, place: null })) ?? null,
})

const shipped = (...parcels: Parcel[]) => trackingState({ status: 'shipped', parcels, delivery: SENT, gift_cards: null })

test('an order that is not sent is in the state the shop gives it', () => {
  for (const status of ['pending', 'confirmed', 'packed', 'cancelled', 'returned'] as const) {
    expect(trackingState({ status, parcels: [], delivery: SENT, gift_cards: null })).toBe(status)
  }
})

test.each([
  [[], 'shipped'],
  [['registered', 'in-transit'], 'shipped'],
  [['in-transit', 'out-for-delivery'], 'outForDelivery'],
  [['out-for-delivery', 'arrived'], 'arrived'],
  [['arrived', 'delivered'], 'delivered'],
  [['arrived', 'returned'], 'comingBack'],
  [null, 'shipped'],
] as const)('a parcel with the events %j is %s', (codes, state) => {
  expect(shipped(parcel(codes))).toBe(state)
})

test('an order in several parcels is delivered when all of them are', () => {
  expect(shipped(parcel(['delivered']), parcel(['in-transit']))).toBe('shipped')
  expect(shipped(parcel(['in-transit']), parcel(['arrived']))).toBe('arrived')
  expect(shipped(parcel(['delivered']), parcel(null, AT))).toBe('delivered')
})

test('gift cards alone are sent by e-mail; beside goods they do not count', () => {
  const gift_cards = { deliver_on: null }
  expect(trackingState({ status: 'confirmed', parcels: [], delivery: null, gift_cards })).toBe('gift')
  expect(trackingState({ status: 'delivered', parcels: [], delivery: null, gift_cards })).toBe('giftSent')
  expect(trackingState({ status: 'cancelled', parcels: [], delivery: null, gift_cards })).toBe('cancelled')
  expect(trackingState({ status: 'confirmed', parcels: [], delivery: SENT, gift_cards })).toBe('confirmed')
})
