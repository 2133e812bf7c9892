import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRule } from '../../tests/support/discounts/a-rule'
import { customerDiscounts, someLines, someRules } from '../../tests/support/discounts/arbitraries'
import { appliesTo } from './applies-to'
import { displayedDiscount, NO_DISCOUNTS, sixDiscounts } from './displayed-discount'
import { maximaOf } from './maxima'
import { plainPercentage } from './rule-kind'

const product = { group_id: 1, discount_category: 'tools' }
const SIX = {
  global: aRule({ percentage_discount: 10 }),
  group: aRule({ percentage_discount: 10, specific_groups: [1] }),
  excludedGroup: aRule({ percentage_discount: 10, excluded_groups: [2] }),
  category: aRule({ percentage_discount: 10, specific_discount_categories: ['tools'] }),
  buyXTotal: aRule({ buy_x: 2, buy_x_percentage_total: 10 }),
}

describe('the displayed discount is the highest of its six sources', () => {
  it.each(Object.entries(SIX))('%s', (source, rule) => {
    const sources = { maxima: maximaOf([rule]), customer: {} }
    expect(sixDiscounts(product, sources)).toEqual({ ...sixDiscounts(product, NO_DISCOUNTS), [source]: 10 })
    expect(displayedDiscount(product, sources)).toBe(10)
  })

  it('customer: for the discount category alone', () => {
    const sources = { ...NO_DISCOUNTS, customer: { tools: 12 } }
    expect(displayedDiscount(product, sources)).toBe(12)
    expect(displayedDiscount({ ...product, discount_category: 'cells' }, sources)).toBe(0)
    expect(displayedDiscount({ ...product, discount_category: 'constructor' }, sources)).toBe(0)
  })

  it('they do not add up', () => {
    const sources = { maxima: maximaOf(Object.values(SIX)), customer: { tools: 9 } }
    expect(displayedDiscount(product, sources)).toBe(10)
  })

  it('a gift card has none', () => {
    const sources = { maxima: maximaOf(Object.values(SIX)), customer: { tools: 12 } }
    expect(displayedDiscount({ ...product, type: 4 }, sources)).toBe(0)
  })

  it('whatever the rules: it is the highest of those that apply to the product, and of the customer’s own', () => {
    fc.assert(
      fc.property(someRules, someLines(0), customerDiscounts, (rules, lines, customer: Record<string, number>) => {
        const sources = { maxima: maximaOf(rules), customer }
        for (const line of lines.filter(({ type }) => type !== 4)) {
          const percents = rules
            .filter((rule) => appliesTo(rule, line))
            .map((rule) => Math.max(plainPercentage(rule), rule.buy_x_percentage_total ?? 0))
          const own = customer[line.discount_category ?? ''] ?? 0
          expect(displayedDiscount(line, sources)).toBe(Math.max(0, own, ...percents))
          expect(displayedDiscount(line, sources)).toBe(Math.max(...Object.values(sixDiscounts(line, sources))))
        }
      }),
    )
  })
})
