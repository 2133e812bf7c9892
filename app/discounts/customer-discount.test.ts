import { describe, expect, it } from 'vitest'
import { aLine } from '../../tests/support/discounts/a-rule'
import { customerAmount } from './customer-discount'

describe('the amount of the customer discount', () => {
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
