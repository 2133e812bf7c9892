import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeStates } from '../app/discounts/code-states'
import { displayedDiscount } from '../app/discounts/displayed-discount'
import { maximaOf } from '../app/discounts/maxima'
import { missingSpend } from '../app/discounts/minimum-spend'
import { plainPercentage } from '../app/discounts/rule-kind'
import { checkRules } from '../app/discounts/still-fits'
import { lineTotal } from '../app/pricing/line-total'
import { reducedPrice } from '../app/pricing/reduced-price'
import { applyCoupons } from '../backend/coupons/apply-coupons'
import { discountRule } from '../backend/coupons/discount-rule'
import { STORES } from '../backend/stores/stores'
import { customerDiscounts, someLines, someRules } from './support/discounts/arbitraries'

/** In milliseconds: each test prices thousands of carts. */
const TIMEOUT_MS = 60_000

/** The backend computes the discounts, the storefront shows them. What the storefront shows must be what is charged. */
describe.each(STORES.filter(({ currency }) => currency === 'SEK' || currency === 'EUR'))('in $currency', (store) => {
  const cases = fc.record({ lines: someLines(store.digits), rules: someRules, customer: customerDiscounts })
  type Case = typeof cases extends fc.Arbitrary<infer C> ? C : never

  /** The lines of the cart as the backend answers them, each with its total before and after discounts, and the rules. */
  function pricedCart({ lines, rules, customer }: Case) {
    const coupons = rules.map((rule) => ({ ...rule, starts_at: null, ends_at: null }))
    const { lines: discounted, outcomes } = applyCoupons(lines, coupons, customer, store)
    const items = lines.map((line, at) => {
      const { price, reductions } = discounted[at] ?? { price: Number.NaN, reductions: [] }
      const listed = lineTotal(line, store.digits)
      const charged = lineTotal({ ...line, price }, store.digits)
      return { ...line, pricing: [{ q: 1, p: line.price }], price, reductions, listed, charged }
    })
    return { items, rules: outcomes.map((outcome) => discountRule(outcome, store)) }
  }

  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

  it(
    'each line at its price before discounts, minus its reductions, is what is charged for it',
    () => {
      const seen = { reduced: 0, byTwo: 0, byCustomer: 0 }
      fc.assert(
        fc.property(cases, (given) => {
          for (const { listed, charged, reductions } of pricedCart(given).items) {
            for (const { amount } of reductions) expect(amount).toBeGreaterThan(0)
            expect(new Set(reductions.map(({ code }) => code)).size).toBe(reductions.length)
            expect(charged).toBeGreaterThanOrEqual(0)
            expect(listed - sumOf(reductions.map(({ amount }) => amount))).toBeCloseTo(charged, 6)
            if (reductions.length > 0) seen.reduced += 1
            if (reductions.length > 1) seen.byTwo += 1
            if (reductions.some(({ code }) => code === 'CUSTOMERDISCOUNT')) seen.byCustomer += 1
          }
        }),
        { numRuns: 1500 },
      )
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200)
    },
    TIMEOUT_MS,
  )

  it(
    'the displayed discount of a product is the percentage that its line is charged with, before pieces and amounts are taken off',
    () => {
      let displayed = 0
      fc.assert(
        fc.property(cases, (given) => {
          const { items, rules } = pricedCart(given)
          const sources = { maxima: maximaOf(rules), customer: given.customer }
          const percentages = rules.filter((rule) => plainPercentage(rule) > 0 || rule.buy_x_percentage_total !== null)
          const isPercentage = (code: string) =>
            code === 'CUSTOMERDISCOUNT' || percentages.some((percentage) => percentage.code === code)
          given.lines.forEach((line, at) => {
            const { listed = Number.NaN, reductions = [] } = items[at] ?? {}
            const percent = displayedDiscount(line, sources)
            const shown = lineTotal({ ...line, price: reducedPrice(line.price, percent, store.digits) }, store.digits)
            const off = sumOf(reductions.filter(({ code }) => isPercentage(code)).map(({ amount }) => amount))
            expect(listed - off).toBeCloseTo(shown, 6)
            if (off > 0) displayed += 1
          })
        }),
        { numRuns: 1500 },
      )
      expect(displayed).toBeGreaterThan(500)
    },
    TIMEOUT_MS,
  )

  it(
    'the savings of the codes and of the customer add up to what the cart costs less, and only applied rules save',
    () => {
      let saving = 0
      fc.assert(
        fc.property(cases, (given) => {
          const { items, rules } = pricedCart(given)
          const codes = given.rules.map(({ code }) => code)
          const states = codeStates(
            { discountCodes: codes, fittedCodes: codes, removedCodes: [], uncheckedCodes: [] },
            rules,
            items,
            {
              language: 'sv',
              currencyDigits: store.digits,
            },
          )
          const saved = sumOf(states.map((state) => (state.state === 'applied' ? (state.saving ?? Number.NaN) : 0)))
          expect(saved).toBeCloseTo(sumOf(items.map(({ listed, charged }) => listed - charged)), 6)
          if (saved > 0) saving += 1
        }),
        { numRuns: 1500 },
      )
      expect(saving).toBeGreaterThan(500)
    },
    TIMEOUT_MS,
  )

  it(
    'a rule short of its minimum spend has an amount missing, and a rule that no longer fits is not applied',
    () => {
      const seen = { fitting: 0, removed: 0, short: 0 }
      fc.assert(
        fc.property(cases, (given) => {
          const { items, rules } = pricedCart(given)
          for (const rule of rules) expect(missingSpend(rule, items, store.digits) !== null).toBe(rule.failed_minimum_spend)
          const inCategories = (rule: (typeof rules)[number]) =>
            items
              .filter(({ categories }) => categories.some((id) => rule.get_categories.includes(id)))
              .map((item) => item.product_id)
          const { fitting, unfit: removed } = checkRules(rules, items, inCategories)
          for (const rule of removed) expect(rule.applied).toBe(false)
          seen.fitting += fitting.length
          seen.removed += removed.length
          seen.short += rules.filter(({ failed_minimum_spend }) => failed_minimum_spend).length
        }),
        { numRuns: 1500 },
      )
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
    },
    TIMEOUT_MS,
  )
})
