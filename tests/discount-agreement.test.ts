import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../app/commerce/contract/coupon'
import { discountCart } from '../app/discounts/discounted-cart'
import { missingSpend } from '../app/discounts/minimum-spend'
import { settleRules } from '../app/discounts/still-fits'
import { lineTotal } from '../app/pricing/line-total'
import { round } from '../app/store/money'
import { applyCoupons } from '../backend/coupons/apply-coupons'
import { discountRule } from '../backend/coupons/discount-rule'
import { STORES } from '../backend/stores/stores'
import { customerDiscounts, someLines, someRules } from './support/discounts/arbitraries'

/** Thousands of carts take their time on a busy machine; in milliseconds. */
const LONG = 60_000

/** Shop and backend know nothing of each other's arithmetic; here they are held against each other. */
describe.each(STORES.filter(({ currency }) => currency === 'SEK' || currency === 'EUR'))('in $currency', (store) => {
  const cases = fc.record({ lines: someLines(store.digits), rules: someRules, customer: customerDiscounts })
  type Case = typeof cases extends fc.Arbitrary<infer C> ? C : never

  /** What the backend makes of it, and the rules as it answers them. */
  function backendOf({ lines, rules, customer }: Case) {
    const coupons = rules.map((rule) => ({ ...rule, starts_at: null, ends_at: null }))
    const { lines: discounted, outcomes } = applyCoupons(lines, coupons, customer, store)
    return { discounted, rules: outcomes.map((outcome) => discountRule(outcome, store)) }
  }

  function shopOf({ lines, customer }: Case, rules: readonly DiscountRule[]) {
    const inside = (categories: readonly number[]) =>
      lines.filter((line) => line.categories.some((id) => categories.includes(id))).map((line) => line.product_id)
    const within = (rule: DiscountRule) => ({ buy: inside(rule.buy_categories), get: inside(rule.get_categories) })
    return discountCart(lines, rules, { customer, within, currencyDigits: store.digits })
  }

  /** A product lies in the same categories on every line. */
  const tidy = (given: Case): Case => ({
    ...given,
    lines: given.lines.map((line) => ({
      ...line,
      categories: given.lines.find(({ product_id }) => product_id === line.product_id)?.categories ?? [],
    })),
  })
  const total = (lines: Case['lines'], prices: readonly number[]) =>
    lines.reduce((sum, line, at) => sum + lineTotal({ ...line, price: prices[at] ?? NaN }, store.digits), 0)

  it(
    'every line costs the same in shop and backend, and what is saved is what was listed less what is owed',
    () => {
      let discounted = 0
      fc.assert(
        fc.property(cases.map(tidy), (given) => {
          const backend = backendOf(given)
          const shop = shopOf(given, backend.rules)
          expect(shop.prices).toEqual(backend.discounted.map(({ price }) => price))
          const reductionsOf = (code: string) =>
            backend.discounted.map(({ reductions }) => reductions.find((one) => one.code === code)?.amount ?? 0)
          const shares = backend.rules.map(({ code }) => reductionsOf(code))
          expect(shop.shares.map((amounts) => amounts.map((amount) => round(amount, 2)))).toEqual(shares)
          const customers = reductionsOf('CUSTOMERDISCOUNT').reduce((sum, amount) => sum + amount, 0)
          expect(shop.customerSaving).toBeCloseTo(customers, 6)
          const listed = total(
            given.lines,
            given.lines.map(({ price }) => price),
          )
          const owed = total(given.lines, shop.prices)
          expect(owed).toBeGreaterThanOrEqual(0)
          for (const saving of shop.savings) expect(saving).toBeGreaterThanOrEqual(0)
          if (Object.keys(given.customer).length > 0) return
          const saved = shop.savings.reduce((sum, saving) => sum + saving, 0)
          expect(saved).toBeCloseTo(listed - owed, 6)
          if (saved > 0) discounted += 1
        }),
        { numRuns: 1500 },
      )
      expect(discounted).toBeGreaterThan(200)
    },
    LONG,
  )

  it(
    'the rules that the backend applies are those that give something, stay and are not short of their minimum spend',
    () => {
      const seen = { kept: 0, removed: 0, short: 0 }
      fc.assert(
        fc.property(cases.map(tidy), (given) => {
          const { rules } = backendOf(given)
          const totals = given.lines.map((line) => ({ ...line, total: lineTotal(line, store.digits) }))
          for (const rule of rules) expect(missingSpend(rule, totals) > 0).toBe(rule.failed_minimum_spend)
          const { kept, removed } = settleRules(rules, given.lines)
          for (const rule of removed) expect(rule.applied).toBe(false)
          const savings = shopOf(given, rules).savings
          rules.forEach((rule, at) => {
            if ((savings[at] ?? 0) > 0) expect(rule.applied).toBe(true)
          })
          // Whether the rest of the rules is sent back along or not, nothing changes.
          expect(
            shopOf(
              given,
              rules.filter(({ applied }) => applied),
            ).prices,
          ).toEqual(shopOf(given, rules).prices)
          seen.kept += kept.length
          seen.removed += removed.length
          seen.short += rules.filter(({ failed_minimum_spend }) => failed_minimum_spend).length
        }),
        { numRuns: 1500 },
      )
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100)
    },
    LONG,
  )
})
