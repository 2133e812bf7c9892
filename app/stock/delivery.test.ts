import { expect, it } from 'vitest'
import { deliveryPromise, stillAhead } from './delivery'

const inStock = { orderable: true, stock_status: 'in-stock', estimated_at: null } as const
const friday = '2026-11-27T15:00:00Z'

it.each([
  ['sv-SE', 'fredag', '16:00'],
  ['nb-NO', 'fredag', '16:00'],
  ['de-DE', 'Freitag', '16:00'],
  ['da-DK', 'fredag', '16.00'],
])('a product in stock leaves the same day until the next delivery, in the warehouse time zone (%s)', (iso, day, time) => {
  expect(deliveryPromise(inStock, friday, iso)).toEqual({ kind: 'same-day', day, time })
})

it('a next delivery that has passed promises nothing: an answer may be kept through an outage, or told late', () => {
  const now = new Date('2026-11-27T15:00:00Z')
  expect(stillAhead('2026-11-27T15:00:01Z', now)).toBe('2026-11-27T15:00:01Z')
  expect(stillAhead('2026-11-27T15:00:00Z', now)).toBeNull()
  expect(stillAhead(null, now)).toBeNull()
})

it('promises nothing when the next delivery is unknown or the product cannot be ordered', () => {
  expect(deliveryPromise(inStock, null, 'sv-SE')).toBeNull()
  expect(deliveryPromise({ ...inStock, orderable: false }, friday, 'sv-SE')).toBeNull()
})

it('an orderable product out of stock leaves on its expected date, else as a back order', () => {
  const backOrder = { ...inStock, stock_status: 'back-order' } as const
  expect(deliveryPromise({ ...backOrder, estimated_at: '2026-12-03' }, friday, 'sv-SE')).toEqual({
    kind: 'presale',
    date: '3 december',
  })
  expect(deliveryPromise(backOrder, friday, 'sv-SE')).toEqual({ kind: 'back-order' })
})
