import type { DiscountRule } from '../commerce/contract/coupon'
import { lineTotal } from '../pricing/line-total'
import { reducedPrice } from '../pricing/reduced-price'
import { type BuyXLine, givenByLine, type InCategories, reachesX } from './buy-x-get-y'
import { displayedDiscount } from './displayed-discount'
import { maximaOf } from './maxima'
import { type Goods, isAbout } from './reach'
import { isBuyXGetY, plainAmount, plainPercentage } from './rule-kind'
import { share } from './share'

/** A line of the cart before discounts: `price` is that of one piece at the tier its quantity reaches, including VAT. */
export type ListedLine = BuyXLine & Goods

/** What a discount needs to know besides rules and lines. `within` is asked of the server for rules about categories. */
export type Circumstances = {
  customer: Readonly<Record<string, number>>
  within: (rule: DiscountRule) => InCategories
  currencyDigits: number
}

/**
 * The unit prices after all discounts, by line; what each rule saves, by rule, and how that falls on the lines, by rule and line; and what the
 * customer's own percentages save. None is ever negative.
 */
export type DiscountedCart = { prices: number[]; savings: number[]; shares: number[][]; customerSaving: number }

/**
 * The cart as the rules make it: first the displayed discount of each line, then the pieces that are given, then amounts, shared over the
 * lines they are about. Where rules of one kind meet, they take their turns in the order of the codes. Whose minimum spend has failed,
 * gives nothing. A unit price may carry six decimals, so that a line comes to what is owed.
 */
export function discountCart(lines: readonly ListedLine[], rules: readonly DiscountRule[], among: Circumstances): DiscountedCart {
  const { customer, within, currencyDigits } = among
  const standing = rules
    .filter((rule) => !rule.failed_minimum_spend)
    .filter((rule) => rule.buy_x_percentage_total === null || reachesX(rule, lines, within(rule)))
  const sources = { maxima: maximaOf(standing.map((rule) => ({ ...rule, applied: true }))), customer }
  const percents = lines.map((line) => displayedDiscount(line, sources))

  let reduced = lines.map((line, at) => ({ ...line, price: reducedPrice(line.price, percents[at] ?? 0, currencyDigits) }))
  const nothing = lines.map(() => 0)
  const saved = new Map<DiscountRule, number[]>()
  let customerSaving = 0
  lines.forEach((line, at) => {
    const winner = standing.find((rule) => isAbout(rule, line) && percentageOf(rule) > 0 && percentageOf(rule) === percents[at])
    const off = lineTotal(line, currencyDigits) - lineTotal(reduced[at] ?? line, currencyDigits)
    if (winner) saved.set(winner, (saved.get(winner) ?? nothing).with(at, off))
    else customerSaving += off
  })
  for (const rule of [...standing.filter(isBuyXGetY), ...standing.filter((one) => plainAmount(one) > 0)]) {
    const off = isBuyXGetY(rule)
      ? givenByLine(rule, reduced, within(rule), currencyDigits)
      : sharedAmount(rule, reduced, currencyDigits)
    if (off === null) continue
    saved.set(rule, off)
    reduced = reduced.map((line, at) => takeOff(line, off[at] ?? 0, currencyDigits))
  }
  const shares = rules.map((rule) => saved.get(rule) ?? nothing)
  const savings = shares.map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0))
  return { prices: reduced.map(({ price }) => price), savings, shares, customerSaving }
}

const percentageOf = (rule: DiscountRule) => rule.buy_x_percentage_total ?? plainPercentage(rule)

function sharedAmount(rule: DiscountRule, lines: readonly ListedLine[], digits: number): number[] {
  const totals = lines.map((line) => (isAbout(rule, line) ? lineTotal(line, digits) : 0))
  return share(plainAmount(rule), totals, digits)
}

function takeOff<L extends ListedLine>(line: L, amount: number, digits: number): L {
  if (amount === 0) return line
  const total = Math.max(0, lineTotal(line, digits) - amount)
  return { ...line, price: Math.round((total / line.quantity) * 1e6) / 1e6 }
}
