import { describe, expect, it } from 'vitest'
import { aLine, aRule } from '../../tests/support/discounts/a-rule'
import { isRejected } from './code-state'
import { codeStates } from './code-states'

const tiers = [
  { q: 1, p: 120 },
  { q: 10, p: 100 },
]
const STORE = { language: 'sv', currencyDigits: 0 } as const
const line = (...reductions: { code: string; amount: number }[]) => ({ ...aLine(90, 10), pricing: tiers, reductions })
const states = (codes: string[], rules: ReturnType<typeof aRule>[] | null, lines: Parameters<typeof codeStates>[2] = [line()]) =>
  codeStates({ discountCodes: codes, fittedCodes: [], removedCodes: [], uncheckedCodes: [] }, rules, lines, STORE)

describe('the codes of a shopper', () => {
  it('applied: with the sum of its reductions, as it is written, whatever the letter case in which it was entered', () => {
    const lines = [line({ code: 'KRAFT10', amount: 100 }), line({ code: 'KRAFT10', amount: 20 })]
    expect(states(['kraft10'], [aRule({ code: 'KRAFT10', percentage_discount: 10 })], lines)).toEqual([
      { code: 'KRAFT10', label: 'Label', state: 'applied', saving: 120 },
    ])
  })

  it('applied without a reduction, it saves 0', () => {
    const rules = [10, 20].map((percent) => aRule({ code: `P${percent}`, percentage_discount: percent }))
    const listed = states(['P10', 'P20'], rules, [line({ code: 'P20', amount: 200 })])
    expect(listed.map((code) => code.state === 'applied' && code.saving)).toEqual([0, 200])
  })

  it('applied with a product that it adds: gives the product, and is not the reason of a reduction that is not told', () => {
    const rules = [aRule({ code: 'GAVA' }), aRule({ code: 'P10', percentage_discount: 10 })]
    const gift = { ...line(), price: 0, pricing: [{ q: 1, p: 0 }], added_by_coupon: 'GAVA', name: 'Tester' }
    const [gives, reduces] = states(['gava', 'P10'], rules, [line(), gift])
    expect(gives).toEqual({ code: 'GAVA', label: 'Label', state: 'applied', saving: null, gift: 'Tester' })
    expect(reduces).toMatchObject({ saving: 100 })
  })

  it('applied, of a backend that tells no reductions: with what the lines cost less, if one code can be the reason', () => {
    const rules = [10, 20].map((percent) => aRule({ code: `P${percent}`, percentage_discount: percent }))
    expect(states(['P10'], rules, [line(), line()])).toMatchObject([{ state: 'applied', saving: 200 }])
    expect(states(['P10', 'P20'], rules, [line()])).toMatchObject([{ saving: null }, { saving: null }])
    expect(states(['P10', 'P20'], rules, [line({ code: 'P10', amount: 100 })])).toMatchObject([{ saving: 100 }, { saving: 0 }])
    expect(states(['P10'], rules, [{ ...line(), offer_item_id: 3 }])).toMatchObject([{ saving: 0 }])
  })

  it('applied beside the discount of the profile, which a backend that tells no reductions takes off first', () => {
    const lines = [{ ...line(), discount_category: 'cells', price: 85 }]
    const one = { discountCodes: ['P5'], fittedCodes: [], removedCodes: [], uncheckedCodes: [] }
    const listed = codeStates(one, [aRule({ code: 'P5', percentage_discount: 5 })], lines, STORE, { cells: 10 })
    expect(listed.map((code) => code.state === 'applied' && code.saving)).toEqual([100, 50])
  })

  it('the customer discount is a special code with the amount of the lines, whatever rule of its name the backend has', () => {
    const none = { discountCodes: [], fittedCodes: [], removedCodes: [], uncheckedCodes: [] }
    const rule = aRule({ code: 'customerdiscount', fixed_amount: 5 })
    const reduced = [line({ code: 'CUSTOMERDISCOUNT', amount: 40 }), line({ code: 'CUSTOMERDISCOUNT', amount: 35 })]
    for (const rules of [null, [], [rule]]) {
      const listed = [{ code: 'CUSTOMERDISCOUNT', label: '', state: 'applied', saving: 75 }]
      expect(codeStates(none, rules, reduced, STORE)).toEqual(listed)
      // Removed when the amount is 0.
      expect(codeStates(none, rules, [line()], STORE)).toEqual([])
    }
  })

  it('a line whose reductions are not known adds nothing to the savings', () => {
    const lines = [{ ...line(), reductions: null }, line({ code: 'P10', amount: 5 })]
    expect(states(['P10'], [aRule({ code: 'P10', percentage_discount: 10 })], lines)).toMatchObject([{ saving: 5 }])
  })

  it('a failed minimum spend says how much is missing at the price of the quantity tier', () => {
    const rule = aRule({ code: 'START50', fixed_amount: 50, minimum_spend: 1400, failed_minimum_spend: true, applied: false })
    expect(states(['START50'], [rule])).toMatchObject([{ state: 'minimum', missing: 400 }])
  })

  const short = aRule({ code: 'START50', fixed_amount: 50, failed_minimum_spend: true, applied: false })

  it('goods of an offer to the customer do not count towards a minimum spend', () => {
    const offered = { ...line(), offer_item_id: 3 }
    expect(states(['START50'], [{ ...short, minimum_spend: 1400 }], [line(), offered])).toMatchObject([{ missing: 400 }])
  })

  it('goods that are sold out save nothing, and do not count towards a minimum spend', () => {
    const soldOut = { ...line({ code: 'P10', amount: 100 }), sold_out: true }
    const lines = [line({ code: 'P10', amount: 100 }), soldOut]
    expect(states(['P10'], [aRule({ code: 'P10', percentage_discount: 10 })], lines)).toMatchObject([{ saving: 100 }])
    expect(states(['START50'], [{ ...short, minimum_spend: 1400 }], lines)).toMatchObject([{ missing: 400 }])
  })

  it('goods whose offer waits for the login of its customer count like any others', () => {
    const waiting = { ...line(), offer_item_id: 3, offer_waits: true } as const
    expect(states(['START50'], [{ ...short, minimum_spend: 2400 }], [line(), waiting])).toMatchObject([{ missing: 400 }])
  })

  it('that add no product now are listed with the reason that the backend says', () => {
    const rule = aRule({ code: 'GAVA', applied: false, notice: 'Sold out: Tester.' })
    expect(states(['GAVA'], [rule])).toMatchObject([{ state: 'unfit', reason: 'Sold out: Tester.' }])
    expect(states(['GAVA'], [{ ...rule, notice: null }])[0]).not.toHaveProperty('reason')
  })

  it.each([
    ['the backend does not tell it', null],
    ['the backend counts otherwise', 900],
  ])('what is missing to a failed minimum spend is not known when %s', (_, minimum_spend) => {
    expect(states(['START50'], [{ ...short, minimum_spend }])).toMatchObject([{ state: 'minimum', missing: null }])
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

  it('the customer discount comes first, with the sum of its reductions, and only if it has any', () => {
    const rules = [aRule({ code: 'P20', percentage_discount: 20 })]
    const lines = [line({ code: 'CUSTOMERDISCOUNT', amount: 250 }), line({ code: 'P20', amount: 200 })]
    const listed = states(['P20'], rules, lines)
    expect(listed.map((code) => [code.code, code.state === 'applied' && code.saving])).toEqual([
      ['CUSTOMERDISCOUNT', 250],
      ['P20', 200],
    ])
    expect(states(['P20'], rules, lines.slice(1)).map(({ code }) => code)).toEqual(['P20'])
  })

  const threeForTwo = aRule({ code: '3FOR2', discount_type_value: 3, buy_x: 2, get_y: 1, buyx_free_amount: 29 })
  const gone = (waits: boolean) => ({
    discountCodes: [],
    fittedCodes: [],
    uncheckedCodes: [],
    removedCodes: [{ code: '3FOR2', label: 'Three for two', language: 'sv' as const, waits }],
  })

  it('that were removed are listed after the others', () => {
    const listed = codeStates(
      { ...gone(false), discountCodes: ['P1'] },
      [aRule({ code: 'P1', percentage_discount: 1 })],
      [],
      STORE,
    )
    expect(listed.slice(1)).toEqual([{ code: '3FOR2', label: 'Three for two', state: 'removed' }])
  })

  it('a removed one keeps its label in the language it was removed in only', () => {
    const labelIn = (language: 'sv' | 'da') => codeStates(gone(false), [], [], { ...STORE, language })
    expect(labelIn('sv')).toMatchObject([{ state: 'removed', label: 'Three for two' }])
    expect(labelIn('da')).toMatchObject([{ state: 'removed', label: '' }])
    const earlier = { ...gone(false), removedCodes: [{ code: '3FOR2', label: 'Three for two', language: null, waits: false }] }
    expect(codeStates(earlier, [], [], STORE)).toMatchObject([{ state: 'removed', label: '' }])
  })

  it('a removed one that waits does not show as applied, although the server says that it is', () => {
    expect(codeStates(gone(true), [threeForTwo], [], STORE)).toMatchObject([{ code: '3FOR2', state: 'unfit' }])
    const short = { ...threeForTwo, applied: false, failed_minimum_spend: true, minimum_spend: 100 }
    expect(codeStates(gone(true), [short], [], STORE)).toMatchObject([{ state: 'minimum', missing: 100 }])
    expect(codeStates(gone(true), null, [], STORE)).toMatchObject([{ state: 'unfit', label: 'Three for two' }])
  })

  it('a buy-X-get-Y coupon shows as applied once it is known to fit the cart', () => {
    const one = { discountCodes: ['3for2'], fittedCodes: ['3FOR2'], removedCodes: [], uncheckedCodes: [] }
    expect(codeStates(one, [threeForTwo], [], STORE)).toMatchObject([{ code: '3FOR2', state: 'applied' }])
    expect(codeStates({ ...one, fittedCodes: [] }, [threeForTwo], [], STORE)).toMatchObject([{ state: 'unconfirmed' }])
  })

  it('are unconfirmed, and not rejected, while the backend cannot be reached', () => {
    expect(states(['KRAFT10'], null).map((code) => [code.state, isRejected(code)])).toEqual([['unconfirmed', false]])
  })
})
