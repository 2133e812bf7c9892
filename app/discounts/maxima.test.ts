import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRule } from '../../tests/support/discounts/a-rule'
import { someRules } from '../../tests/support/discounts/arbitraries'
import { maximaOf, NO_MAXIMA } from './maxima'

const ten = aRule({ percentage_discount: 10 })

describe('a percentage counts as global only', () => {
  it('when no restriction applies', () => expect(maximaOf([ten]).global).toBe(10))

  it.each([
    ['a group', { specific_groups: [1] }],
    ['an excluded group', { excluded_groups: [1] }],
    ['a category', { specific_discount_categories: ['tools'] }],
    ['a failed minimum spend', { failed_minimum_spend: true }],
    ['a server that does not apply it', { applied: false }],
    ['a buy-X-get-Y', { buy_x: 1, get_y: 1 }],
    ['a buy-X-get-Y of which only Y is told', { get_y: 1 }],
    ['a buy-X-get-Y of which only X is told', { buy_x: 3 }],
  ])('never with %s', (_, restriction) => {
    expect(maximaOf([aRule({ percentage_discount: 10, ...restriction })]).global).toBe(0)
  })
})

describe('the maxima', () => {
  it('are nothing without codes', () => expect(maximaOf([])).toEqual(NO_MAXIMA))

  it('hold the highest of each group, but not of those a rule excludes', () => {
    const rules = [
      aRule({ percentage_discount: 10, specific_groups: [1, 2] }),
      aRule({ percentage_discount: 15, specific_groups: [2, 3], excluded_groups: [3] }),
    ]
    expect(maximaOf(rules).groups).toEqual({ 1: 10, 2: 15 })
  })

  it('hold the highest for each set of excluded groups, in whatever order it is written', () => {
    const rules = [10, 20].map((percent, at) =>
      aRule({ percentage_discount: percent, excluded_groups: at === 0 ? [1, 2] : [2, 1] }),
    )
    expect(maximaOf(rules).excludedGroups).toEqual([{ excluded: [1, 2], percent: 20 }])
  })

  it('hold the highest of each category', () => {
    const rules = [10, 20].map((percent) =>
      aRule({ percentage_discount: percent, specific_discount_categories: ['tools', 'cells'] }),
    )
    expect(maximaOf(rules).categories).toEqual([
      { category: 'cells', excluded: [], percent: 20 },
      { category: 'tools', excluded: [], percent: 20 },
    ])
  })

  it('keep a percentage on the whole for X bought apart', () => {
    const maxima = maximaOf([ten, aRule({ buy_x: 3, buy_x_percentage_total: 20 })])
    expect([maxima.global, maxima.buyXTotal.global]).toEqual([10, 20])
  })

  it('are the same in whatever order the rules stand', () => {
    const shuffled = someRules.chain((rules) =>
      fc.tuple(fc.constant(rules), fc.shuffledSubarray(rules, { minLength: rules.length })),
    )
    fc.assert(
      fc.property(shuffled, ([rules, others]) => {
        expect(maximaOf(others)).toEqual(maximaOf(rules))
      }),
    )
  })

  it('are restored when a code is removed and added again', () => {
    fc.assert(
      fc.property(someRules, fc.nat(), (rules, index) => {
        const removed = rules[index % Math.max(1, rules.length)]
        const left = rules.filter((rule) => rule !== removed)
        expect(maximaOf(removed ? [...left, removed] : left)).toEqual(maximaOf(rules))
      }),
    )
  })

  it('fall when the code that held them is removed', () => {
    const twenty = aRule({ code: 'MORE', percentage_discount: 20 })
    expect([maximaOf([ten, twenty]).global, maximaOf([ten]).global]).toEqual([20, 10])
  })
})
