import { describe, expect, it } from 'vitest'
import { aLine, aRule } from '../../tests/support/discounts/a-rule'
import { customerAmount, withCustomerDiscount } from './customer-discount'

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

describe('the fixed_amount of the customer discount', () => {
  const line = (price: number, quantity: number, ...reductions: { code: string; amount: number }[]) => ({
    ...aLine(price, quantity),
    discount_category: 'cells',
    pricing: [{ q: 1, p: 100 }],
    reductions,
  })
  const amount = (...lines: Parameters<typeof customerAmount>[0]) => customerAmount(lines, { cells: 10 }, 0)

  it('is what the reductions of the lines say', () => {
    expect(amount(line(90, 2, { code: 'CUSTOMERDISCOUNT', amount: 20 }), line(80, 1, { code: 'P20', amount: 20 }))).toBe(20)
  })

  it('is the percentage of the profile where the backend tells no reductions', () => {
    expect(amount(line(90, 2), line(90, 1))).toBe(30)
  })

  it('is none of what an offer takes off', () => {
    expect(amount({ ...line(90, 2), offer_item_id: 7 })).toBe(0)
    expect(amount({ ...line(90, 2), offer_item_id: 7 }, line(90, 1))).toBe(10)
  })

  it('is never more than what a line costs less', () => {
    expect(amount(line(100, 2))).toBe(0)
    expect(amount(line(97, 1))).toBe(3)
    expect(amount(line(50, 1, { code: 'P50', amount: 50 }))).toBe(0)
    expect(customerAmount([line(90, 2)], {}, 0)).toBe(0)
  })
})
