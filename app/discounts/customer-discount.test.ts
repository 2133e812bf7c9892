import { expect, it } from 'vitest'
import { aRule } from '../../tests/support/discounts/a-rule'
import { withCustomerDiscount } from './customer-discount'

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
