import { expect, it } from 'vitest'
import { aLine } from '../../../tests/support/drawer/some-cart'
import { cartDelivery } from './cart-delivery'

const NEXT = { day: 'måndag', time: '16:00' }
const there = aLine('a', 1)
const estimate = (...lines: Parameters<typeof cartDelivery>[0]) => cartDelivery(lines, NEXT, 'sv-SE')

it('a cart of products in stock ships with the next delivery', () => {
  expect(estimate(there)).toMatchObject({ kind: 'same-day', day: 'måndag' })
  expect(cartDelivery([there], null, 'sv-SE')).toBeNull()
})

it('the last pieces of a discontinued product do not delay the cart', () => {
  expect(estimate(there, aLine('b', 1, { stock_status: 'discontinued' }))).toMatchObject({ kind: 'same-day' })
})

it('the slowest line decides when the cart ships', () => {
  const soon = aLine('b', 1, { stock_status: 'back-order', estimated_at: '2026-12-02' })
  const later = aLine('c', 1, { stock_status: 'back-order', estimated_at: '2026-12-20' })
  expect(estimate(later, there, soon)).toEqual({ kind: 'presale', date: '20\u00a0december' })
  expect(estimate(later, aLine('d', 1, { stock_status: 'back-order' }))).toEqual({ kind: 'back-order' })
})

it('a sold-out product has no date, nor has a gift card, which is sent by e-mail', () => {
  expect(estimate(there, aLine('b', 1, { stock_status: 'out-of-stock' }))).toBeNull()
  expect(estimate(there, aLine('b', 1, { stock_status: 'discontinued', sold_out: true }))).toBeNull()
  expect(estimate(aLine('b', 1, { type: 4 }))).toBeNull()
  expect(estimate(aLine('b', 1, { type: 4 }), there)).toMatchObject({ kind: 'same-day' })
})
