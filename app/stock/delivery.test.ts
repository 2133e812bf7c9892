import { expect, it } from 'vitest'
import { translator } from '../../tests/support/shop/translator'
import { arrivalDays } from './arrival-days'
import { deliveryPromise, dispatchCutoff } from './delivery'
import { deliveryText } from './delivery-text'

const inStock = { orderable: true, stock_status: 'in-stock', estimated_at: null } as const
const friday = { day: 'fredag', time: '16:00' }

const wednesday = new Date('2026-11-25T09:00:00Z')

it.each([
  ['sv-SE', 'fredag', '16:00'],
  ['nb-NO', 'fredag', '16:00'],
  ['de-DE', 'Freitag', '16:00'],
  ['da-DK', 'fredag', '16.00'],
])('a product in stock leaves the same day until the next delivery, in the warehouse time zone (%s)', (iso, day, time) => {
  const cutoff = dispatchCutoff('2026-11-27T15:00:00Z', iso, wednesday)
  expect(deliveryPromise(inStock, cutoff, iso)).toEqual({ kind: 'same-day', day, time })
})

it.each([
  ['sv-SE', '2026-12-01T15:00:00Z', 'tisdag'],
  ['sv-SE', '2026-12-02T15:00:00Z', 'den 2\u00a0december'],
  ['nb-NO', '2026-12-02T15:00:00Z', 'den 2.\u00a0desember'],
  ['da-DK', '2026-12-02T15:00:00Z', 'den 2.\u00a0december'],
  ['de-DE', '2027-01-04T15:00:00Z', '4.\u00a0Januar'],
])('a next delivery of a week ahead, as over Christmas, has a date: in %s, %s is %s', (iso, moment, day) => {
  expect(dispatchCutoff(moment, iso, wednesday)?.day).toBe(day)
})

it('a next delivery that has passed promises nothing: an answer may be kept through an outage, or told late', () => {
  const now = new Date('2026-11-27T15:00:00Z')
  expect(dispatchCutoff('2026-11-27T15:00:01Z', 'sv-SE', now)).not.toBeNull()
  expect(dispatchCutoff('2026-11-27T15:00:00Z', 'sv-SE', now)).toBeNull()
  expect(dispatchCutoff(null, 'sv-SE', now)).toBeNull()
})

it('names the days of arrival of an order before this cutoff, and none of another one', () => {
  const arrival = { from: '2026-12-01', to: '2026-12-04', ordered_by: '2026-11-30T15:00:00.000Z' }
  const of = (moment: string) => deliveryPromise(inStock, dispatchCutoff(moment, 'sv-SE', wednesday, arrival), 'sv-SE')
  expect(of('2026-11-30T15:00:00Z')).toMatchObject({ day: 'måndag', arrives: arrivalDays(arrival, 'sv-SE') })
  expect(of('2026-11-27T15:00:00Z')).toEqual({ kind: 'same-day', ...friday })
})

it.each(['sv', 'no', 'de', 'da'] as const)('an arrival that is known is told in place of the dispatch (%s)', (language) => {
  const t = translator(language)
  const promise = { kind: 'same-day' as const, ...friday }
  for (const page of ['cart', 'product'] as const) {
    expect(deliveryText({ ...promise, arrives: 'tis 1–fre 4 dec.' }, page, t)).toMatch(/tis 1–fre 4 dec\..*fredag/)
    expect(deliveryText(promise, page, t)).toBe(t('delivery.same-day', friday))
  }
})

it('promises nothing when the next delivery is unknown or the product cannot be ordered', () => {
  expect(deliveryPromise(inStock, null, 'sv-SE')).toBeNull()
  expect(deliveryPromise({ ...inStock, orderable: false }, friday, 'sv-SE')).toBeNull()
})

it('an orderable product out of stock leaves on its expected date, else as a back order', () => {
  const backOrder = { ...inStock, stock_status: 'back-order' } as const
  expect(deliveryPromise({ ...backOrder, estimated_at: '2026-12-03' }, friday, 'sv-SE')).toEqual({
    kind: 'presale',
    date: '3\u00a0december',
  })
  expect(deliveryPromise(backOrder, friday, 'sv-SE')).toEqual({ kind: 'back-order' })
})

it('the last pieces of a discontinued product leave like any other in stock', () => {
  expect(deliveryPromise({ ...inStock, stock_status: 'discontinued' }, friday, 'sv-SE')).toEqual({ kind: 'same-day', ...friday })
})
