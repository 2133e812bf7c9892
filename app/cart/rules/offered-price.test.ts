import { expect, it } from 'vitest'
import { offeredPrice } from './offered-price'

const regular = (price: number) => ({ price, ordinary: null, discount: null })
const offered = (price: number | null) => ({ cross_selling_price: price, cross_selling_product_id: 7 })

it('the cross-selling price has its discount in whole percent, rounded down', () => {
  expect(offeredPrice(regular(120), offered(108))).toEqual({
    price: { price: 108, ordinary: null, discount: 10 },
    offer: { regularPrice: 120, withProductId: 7 },
  })
})

it('a discount of less than one percent is not stated', () => {
  expect(offeredPrice(regular(250), offered(249))?.price.discount).toBeNull()
})

it('there is no offer without a price below the regular one', () => {
  expect(offeredPrice(regular(120), offered(null))).toBeNull()
  expect(offeredPrice(regular(120), offered(120))).toBeNull()
})

it('states 20 % for 2.12 instead of 2.65: the quotient of the two is a little below it', () => {
  expect(offeredPrice(regular(2.65), offered(2.12))?.price.discount).toBe(20)
})
