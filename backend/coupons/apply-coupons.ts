import type { Reduction } from '../../app/commerce/contract/cart'
import { CUSTOMER_DISCOUNT } from '../../app/commerce/contract/customer-discount-code'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { lineTotal, roundMoney } from '../stores/money'
import { allocateAmount } from './allocate-amount'
import { buyXGetYAmounts, isBuyXGetY, type LineAmounts, reachesX } from './buy-x-get-y'
import { appliesToLine, failsMinimumSpend } from './conditions'
import type { Coupon, CouponLine, Currency } from './coupon-line'

/**
 * The result of one coupon. `affected` are the ids of the products that it applies to or adds; `notice` says in words why the
 * product that it adds is not in the cart.
 */
export type CodeOutcome = {
  coupon: Coupon
  applied: boolean
  failedMinimumSpend: boolean
  freeAmount: number | null
  affected: number[]
  notice?: string
}

/** The percentages that a customer's profile gives, by discount category (spec section 6). */
export type CustomerDiscounts = Readonly<Record<string, number>>

/**
 * A line after all discounts. `price` is for one unit and can have six decimals, so that the line total is exact
 * (stores/money.ts, lineTotal). The line total at the undiscounted price, minus the reductions, is the line total at `price`.
 */
export type DiscountedLine = { price: number; reductions: Reduction[] }

type Percentage = { coupon: Coupon; percent: number }
type ReducedLine = CouponLine & DiscountedLine

/**
 * The only computation of discounts: the cart, the checkout and the order use its result. The lines in their order, and the
 * outcome of each coupon. Percentages come first and do not add up: on each line the highest one applies, the customer's
 * own included. Then come buy-X-get-Y coupons, then fixed amounts, which are allocated to the lines they apply to; coupons
 * of one kind in the order of the codes.
 */
export function applyCoupons(
  lines: readonly CouponLine[],
  coupons: readonly Coupon[],
  customerDiscounts: CustomerDiscounts,
  currency: Currency,
): { lines: DiscountedLine[]; outcomes: CodeOutcome[] } {
  const usable = coupons.filter((coupon) => !failsMinimumSpend(coupon, lines, currency))
  const outcomes = new Map<Coupon, CodeOutcome>()
  for (const coupon of coupons) outcomes.set(coupon, notApplied(coupon, !usable.includes(coupon)))

  const percentages = usable.map((coupon) => ({ coupon, percent: percentOf(coupon, lines) })).filter(({ percent }) => percent > 0)
  for (const { coupon } of percentages) outcomes.set(coupon, percentageOutcome(coupon, lines))
  let reduced = lines.map((line) => withHighestPercentage(line, percentages, customerDiscounts, currency))

  const others = usable.filter((coupon) => percentages.every((percentage) => percentage.coupon !== coupon))
  for (const coupon of [...others.filter(isBuyXGetY), ...others.filter((other) => !isBuyXGetY(other))]) {
    const off = isBuyXGetY(coupon) ? buyXGetYAmounts(coupon, reduced, currency) : fixedAmounts(coupon, reduced, currency)
    if (off === null || off.amounts.every((amount) => amount === 0)) continue
    reduced = reduced.map((line, at) => withAmountOff(line, coupon.code, off.amounts[at] ?? 0, currency))
    const affected = productsOf(lines.filter((_line, at) => off.affected[at] === true))
    outcomes.set(coupon, { ...notApplied(coupon, false), applied: true, affected, freeAmount: off.freeAmount })
  }
  return { lines: reduced.map(({ price, reductions }) => ({ price, reductions })), outcomes: [...outcomes.values()] }
}

const notApplied = (coupon: Coupon, failedMinimumSpend: boolean): CodeOutcome => ({
  coupon,
  applied: false,
  failedMinimumSpend,
  freeAmount: null,
  affected: [],
})

/** A percentage counts as applied once its conditions are met, even while it applies to no line of the cart (decision 013). */
const percentageOutcome = (coupon: Coupon, lines: readonly CouponLine[]): CodeOutcome => ({
  ...notApplied(coupon, false),
  applied: true,
  affected: productsOf(lines.filter((line) => appliesToLine(coupon, line))),
})

const productsOf = (lines: readonly CouponLine[]) => [...new Set(lines.map((line) => line.product_id))]

/** The percentage a coupon takes off each line it applies to; 0 when it is of another kind or its X is not reached. */
function percentOf(coupon: Coupon, lines: readonly CouponLine[]): number {
  if (coupon.buy_x_percentage_total !== null) return reachesX(coupon, lines) ? coupon.buy_x_percentage_total : 0
  return isBuyXGetY(coupon) || !coupon.discount_type_percentage ? 0 : (coupon.percentage_discount ?? 0)
}

/** Among equal percentages the coupon that was entered first reduces the line; the customer's own comes last. */
function withHighestPercentage(
  line: CouponLine,
  percentages: readonly Percentage[],
  customerDiscounts: CustomerDiscounts,
  currency: Currency,
): ReducedLine {
  const unreduced = { ...line, reductions: [] }
  if (line.type === PRODUCT_TYPE.giftCard) return unreduced
  const candidates = [
    ...percentages
      .filter(({ coupon }) => appliesToLine(coupon, line))
      .map(({ coupon, percent }) => ({ code: coupon.code, percent })),
    { code: CUSTOMER_DISCOUNT, percent: customerPercent(line, customerDiscounts) },
  ]
  const { code, percent } = candidates.reduce((best, other) => (other.percent > best.percent ? other : best))
  return percent === 0 ? unreduced : withPrice(unreduced, code, roundMoney(line.price * (1 - percent / 100), currency), currency)
}

/** The percentage that the profile gives for a product. */
export function customerPercent(
  { discount_category: category }: Pick<CouponLine, 'discount_category'>,
  customerDiscounts: CustomerDiscounts,
): number {
  return category !== null && Object.hasOwn(customerDiscounts, category) ? (customerDiscounts[category] ?? 0) : 0
}

function fixedAmounts(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): LineAmounts | null {
  if (coupon.fixed_amount === null || coupon.discount_type_percentage) return null
  const totals = lines.map((line) => (appliesToLine(coupon, line) ? lineTotal(line.price, line.quantity, currency) : 0))
  const amounts = allocateAmount(coupon.fixed_amount, totals, currency)
  return { amounts, affected: amounts.map((amount) => amount > 0), freeAmount: null }
}

function withAmountOff(line: ReducedLine, code: string, amount: number, currency: Currency): ReducedLine {
  if (amount === 0) return line
  const total = Math.max(0, lineTotal(line.price, line.quantity, currency) - amount)
  return withPrice(line, code, Math.round((total / line.quantity) * 1e6) / 1e6, currency)
}

/** The line at a lower unit price. What this takes off the line total is the reduction by `code`. */
function withPrice(line: ReducedLine, code: string, price: number, currency: Currency): ReducedLine {
  const before = lineTotal(line.price, line.quantity, currency)
  const amount = roundMoney(before - lineTotal(price, line.quantity, currency), currency)
  return { ...line, price, reductions: amount > 0 ? [...line.reductions, { code, amount }] : line.reductions }
}
