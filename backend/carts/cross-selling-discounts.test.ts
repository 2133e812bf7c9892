import { expect, test } from 'vitest'
import { crossSellingDiscounts, offerKey } from './cross-selling-discounts'

const [battery, charger] = [1, 2]
const offers = new Map([[offerKey(battery, charger), 10]])
const line = (product_id: number, quantity = 1, offeredWith: number | null = null) => ({
  product_id,
  quantity,
  cross_selling_product_id: offeredWith,
})

test('a line that is not from cross-selling has no discount', () => {
  expect(crossSellingDiscounts([line(battery), line(charger)], offers)).toEqual([null, null])
})

test('the discount holds while the other product is in the cart, whatever the order of the lines', () => {
  const offered = line(charger, 1, battery)
  expect(crossSellingDiscounts([offered, line(battery)], offers)).toEqual([{ percent: 10 }, null])
  expect(crossSellingDiscounts([offered], offers)).toEqual(['lapsed'])
})

test('the piece that a code adds is no product that the discount holds beside', () => {
  const gift = { ...line(battery), added_by_coupon: 'GIFT' }
  expect(crossSellingDiscounts([line(charger, 1, battery), gift], offers)).toEqual(['lapsed', null])
})

test('a product that is sold out is none that the discount holds beside', () => {
  const soldOut = { ...line(battery), sold_out: true }
  expect(crossSellingDiscounts([soldOut, line(charger, 1, battery)], offers)).toEqual([null, 'lapsed'])
})

test('a product that is not offered with the other one has no discount', () => {
  expect(crossSellingDiscounts([line(battery, 1, charger), line(charger)], offers)).toEqual(['unknown', null])
})

test('the discount holds for as many pieces as there are of the other product', () => {
  const lines = [
    line(battery, 2),
    line(battery, 1),
    line(charger, 2, battery),
    line(charger, 2, battery),
    line(charger, 1, battery),
  ]
  expect(crossSellingDiscounts(lines, offers)).toEqual([null, null, { percent: 10 }, 'lapsed', { percent: 10 }])
})

test('a subscription has no discount, as its later deliveries come without the other product', () => {
  const subscribed = { ...line(charger, 1, battery), subscription_interval: { id: 1 } }
  expect(crossSellingDiscounts([line(battery), subscribed], offers)).toEqual([null, 'subscribed'])
})
