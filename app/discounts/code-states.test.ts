import { describe, expect, it } from 'vitest'
import { aLine, aRule } from '../../tests/support/discounts/a-rule'
import { codeStates, isRejected } from './code-states'

const among = { customer: {}, within: () => ({ buy: [], get: [] }), currencyDigits: 0 }
const items = [
  {
    ...aLine(90, 10),
    pricing: [
      { q: 1, p: 120 },
      { q: 10, p: 100 },
    ],
  },
]
const states = (codes: string[], rules: ReturnType<typeof aRule>[] | null) =>
  codeStates({ codes, removed: [] }, rules, items, among)

describe('the codes of a shopper', () => {
  it('applied: with what it saves on the price of the quantity tier reached', () => {
    const rule = aRule({ code: 'KRAFT10', percentage_discount: 10 })
    expect(states(['kraft10'], [rule])).toEqual([{ code: 'kraft10', label: 'Label', state: 'applied', saving: 100 }])
  })

  it('two percentages do not add up: only the higher saves anything', () => {
    const rules = [10, 20].map((percent) => aRule({ code: `P${percent}`, percentage_discount: percent }))
    expect(states(['P10', 'P20'], rules).map((code) => code.state === 'applied' && code.saving)).toEqual([0, 200])
  })

  it('a failed minimum spend says how much is missing', () => {
    const rule = aRule({ code: 'START50', fixed_amount: 50, minimum_spend: 1400, failed_minimum_spend: true, applied: false })
    expect(states(['START50'], [rule])).toMatchObject([{ state: 'minimum', missing: 400 }])
  })

  it('that the server does not return as applied are rejected', () => {
    const rules = [aRule({ code: 'YES', percentage_discount: 1 }), aRule({ code: 'NO', applied: false })]
    const listed = states(['YES', 'NO', 'NOWHERE'], rules)
    expect(listed.map(({ code, state }) => [code, state])).toEqual([
      ['YES', 'applied'],
      ['NO', 'unfit'],
      ['NOWHERE', 'unknown'],
    ])
    expect(listed.filter(isRejected).map(({ code }) => code)).toEqual(['NO', 'NOWHERE'])
  })

  it('what a customer has off leads them, as far as no code takes off more', () => {
    const goods = items.map((item) => ({ ...item, discount_category: 'cells' }))
    const listed = (percent: number) =>
      codeStates({ codes: ['P20'], removed: [] }, [aRule({ code: 'P20', percentage_discount: 20 })], goods, {
        ...among,
        customer: { cells: percent },
      }).map((code) => [code.code, code.state === 'applied' && code.saving])
    expect(listed(25)).toEqual([
      ['CUSTOMERDISCOUNT', 250],
      ['P20', 0],
    ])
    expect(listed(15)).toEqual([['P20', 200]])
    expect(listed(0)).toEqual([['P20', 200]])
  })

  it('that were removed are listed after the others', () => {
    const removed = [{ code: '3FOR2', label: 'Three for two' }]
    expect(codeStates({ codes: [], removed }, [], items, among)).toEqual([{ ...removed[0], state: 'removed' }])
  })

  it('are unconfirmed, and not rejected, while the backend is away', () => {
    expect(states(['KRAFT10'], null).map((code) => [code.state, isRejected(code)])).toEqual([['unconfirmed', false]])
  })
})
