import { expect, test } from 'vitest'
import { agreedAfter } from './agreed-price'

const RISE = { applies_from: '2027-03-31', price: 42 }

test.each([
  ['before the day of an announced rise, the agreed one', 40, '2027-03-30', 40],
  ['from the day of the rise on, the announced one', 40, '2027-03-31', 42],
  ['after a change to a smaller quantity, the agreed one of that quantity, which is higher', 50, '2027-03-31', 50],
])('the price of a delivery is %s', (_, price, day, agreed) => {
  expect(agreedAfter([RISE], { price }, day)).toBe(agreed)
})
