import { expect, it } from 'vitest'
import { aLine, aRule } from '../../tests/support/discounts/a-rule'
import { CUSTOMER_DISCOUNT } from './codes'
import { withCustomerDiscount } from './customer-discount'
import { discountCart } from './discounted-cart'

const other = aRule({ code: 'KRAFT10', percentage_discount: 10 })
const amounts = (rules: ReturnType<typeof withCustomerDiscount>) => rules.map(({ code, fixed_amount }) => [code, fixed_amount])

it('the customer discount is a special code named CUSTOMERDISCOUNT with a fixed_amount', () => {
  expect(amounts(withCustomerDiscount([other], 75))).toEqual([
    ['KRAFT10', null],
    ['CUSTOMERDISCOUNT', 75],
  ])
})

it('it is updated when it already exists, in its place', () => {
  const rules = [...withCustomerDiscount([], 75), other]
  expect(amounts(withCustomerDiscount(rules, 40))).toEqual([
    ['CUSTOMERDISCOUNT', 40],
    ['KRAFT10', null],
  ])
})

it.each([0, -1, -0.01])('it is removed when the amount is %d', (amount) => {
  expect(withCustomerDiscount(withCustomerDiscount([other], 75), amount)).toEqual([other])
})

it('it takes its amount off the whole cart', () => {
  const among = { customer: {}, within: () => ({ buy: [], get: [] }), currencyDigits: 0 }
  const rules = withCustomerDiscount([], 75)
  expect(discountCart([aLine(100, 2), aLine(50)], rules, among).savings).toEqual([75])
  expect(rules[0]?.code).toBe(CUSTOMER_DISCOUNT)
})
