import { lineTotal, roundMoney } from '../stores/money'
import { giveY, isBuyXGetY, reachesX } from './buy-x-get-y'
import type { Coupon, CouponLine, Currency } from './coupon-line'
import { failsMinimumSpend, isEligible } from './eligible'
import { shareAmount } from './share-amount'

/** What became of one coupon. `affected` are the products it made cheaper. */
export type Outcome = {
  coupon: Coupon
  applied: boolean
  failedMinimumSpend: boolean
  freeAmount: number | null
  affected: number[]
}

/** Percentages a customer has off discount categories (spec section 6). */
export type CustomerDiscounts = Readonly<Record<string, number>>

/**
 * The lines' unit prices after all coupons, in their order, and what became of each coupon. Percentages do not add up: the highest
 * that applies to a line wins, the customer's own included. Then pieces given, then fixed amounts, shared over the lines they are
 * about. A unit price may carry six decimals, so that the line comes to exactly what is owed (stores/money.ts, lineTotal).
 */
export function applyCoupons(
  lines: readonly CouponLine[],
  coupons: readonly Coupon[],
  own: CustomerDiscounts,
  currency: Currency,
): { prices: number[]; outcomes: Outcome[] } {
  const usable = coupons.filter((coupon) => !failsMinimumSpend(coupon, lines, currency))
  const percentages = usable.map((coupon) => ({ coupon, percent: percentOf(coupon, lines) }))
  let priced = lines.map((line) => ({ ...line, price: reducedPrice(line, percentages, own, currency) }))

  const outcomes = coupons.map((coupon): Outcome => {
    const refused = { coupon, applied: false, freeAmount: null, affected: [] }
    if (!usable.includes(coupon)) return { ...refused, failedMinimumSpend: true }
    const percent = percentages.find((entry) => entry.coupon === coupon)?.percent ?? 0
    if (percent > 0)
      return outcome(
        coupon,
        lines,
        lines.map((line) => isEligible(coupon, line)),
      )
    const given = isBuyXGetY(coupon) ? giveY(coupon, priced, currency) : shareFixed(coupon, priced, currency)
    if (given === null) return { ...refused, failedMinimumSpend: false }
    priced = priced.map((line, at) => takeOff(line, given.reductions[at] ?? 0, currency))
    return {
      ...outcome(
        coupon,
        lines,
        given.reductions.map((reduction) => reduction > 0),
      ),
      freeAmount: given.freeAmount,
    }
  })
  return { prices: priced.map((line) => line.price), outcomes }
}

function outcome(coupon: Coupon, lines: readonly CouponLine[], touched: readonly boolean[]): Outcome {
  const affected = [...new Set(lines.filter((_line, at) => touched[at]).map((line) => line.product_id))]
  return { coupon, applied: affected.length > 0, failedMinimumSpend: false, freeAmount: null, affected }
}

/** The percentage a coupon takes off every line it is about; 0 when it is of another kind or its X is not reached. */
function percentOf(coupon: Coupon, lines: readonly CouponLine[]): number {
  if (coupon.buy_x_percentage_total !== null) return reachesX(coupon, lines) ? coupon.buy_x_percentage_total : 0
  return isBuyXGetY(coupon) || !coupon.discount_type_percentage ? 0 : (coupon.percentage_discount ?? 0)
}

function reducedPrice(
  line: CouponLine,
  percentages: readonly { coupon: Coupon; percent: number }[],
  own: CustomerDiscounts,
  currency: Currency,
): number {
  const applicable = percentages.filter(({ coupon }) => isEligible(coupon, line)).map(({ percent }) => percent)
  const customers = line.discount_category === null ? 0 : (own[line.discount_category] ?? 0)
  const highest = Math.max(0, customers, ...applicable)
  return highest === 0 ? line.price : roundMoney(line.price * (1 - highest / 100), currency)
}

function shareFixed(coupon: Coupon, lines: readonly CouponLine[], currency: Currency) {
  if (coupon.fixed_amount === null || coupon.discount_type_percentage) return null
  const totals = lines.map((line) => (isEligible(coupon, line) ? lineTotal(line.price, line.quantity, currency) : 0))
  const reductions = shareAmount(coupon.fixed_amount, totals, currency)
  return reductions.some((reduction) => reduction > 0) ? { reductions, freeAmount: null } : null
}

function takeOff(line: CouponLine, reduction: number, currency: Currency): CouponLine {
  if (reduction === 0) return line
  const total = Math.max(0, lineTotal(line.price, line.quantity, currency) - reduction)
  return { ...line, price: Math.round((total / line.quantity) * 1e6) / 1e6 }
}
