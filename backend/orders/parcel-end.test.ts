import { expect, test } from 'vitest'
import type { TrackingCode, TrackingEvent } from '../interfaces/carrier'
import { parcelEnd } from './parcel-end'

const event = (code: TrackingCode, day: number): TrackingEvent => ({ code, at: new Date(Date.UTC(2026, 10, day)), place: null })
const end = (...events: TrackingEvent[]) =>
  parcelEnd(events, { since: new Date(Date.UTC(2026, 10, 10)), now: new Date(Date.UTC(2026, 10, 20)) })

test('a parcel is on its way until it is delivered or back at the shop', () => {
  expect(end()).toBeNull()
  expect(end(event('registered', 11), event('in-transit', 12), event('arrived', 13))).toBeNull()
})

test('a parcel is delivered when its carrier says so for the first time', () => {
  expect(end(event('arrived', 13), event('delivered', 14), event('delivered', 15))).toEqual({
    as: 'delivered',
    at: event('delivered', 14).at,
  })
})

test('a parcel that went back is not delivered, also when its arrival at the shop is called that', () => {
  expect(end(event('returned', 14), event('delivered', 16))).toEqual({ as: 'returned', at: event('returned', 14).at })
})

test('events before the order was placed are those of another parcel with the same number', () => {
  expect(end(event('delivered', 9), event('registered', 11))).toBeNull()
})

test('a time in the future counts as now', () => {
  expect(end(event('delivered', 25))?.at).toEqual(new Date(Date.UTC(2026, 10, 20)))
})
