import { PRODUCT_TYPE } from '../../app/commerce/contract/product'
import { lineTotal, roundMoney } from '../stores/money'
import { type Given, giveY, isBuyXGetY, reachesX } from './buy-x-get-y'
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

  const outcomes = new Map<Coupon, Outcome>()
  for (const coupon of coupons) outcomes.set(coupon, refused(coupon, !usable.includes(coupon)))
  for (const { coupon, percent } of percentages) if (percent > 0) outcomes.set(coupon, standing(coupon, lines))
  for (const coupon of inTurn(percentages)) {
    const given = isBuyXGetY(coupon) ? giveY(coupon, priced, currency) : shareFixed(coupon, priced, currency)
    if (given === null || given.reductions.every((reduction) => reduction === 0)) continue
    priced = priced.map((line, at) => takeOff(line, given.reductions[at] ?? 0, currency))
    const affected = productsOf(lines, (_line, at) => given.touched[at] === true)
    outcomes.set(coupon, { ...refused(coupon, false), applied: true, affected, freeAmount: given.freeAmount })
  }
  return { prices: priced.map((line) => line.price), outcomes: [...outcomes.values()] }
}

const refused = (coupon: Coupon, failedMinimumSpend: boolean): Outcome => ({
  coupon,
  applied: false,
  failedMinimumSpend,
  freeAmount: null,
  affected: [],
})

/** A percentage counts from when its conditions hold, also for what is put into the cart later. */
const standing = (coupon: Coupon, lines: readonly CouponLine[]): Outcome => ({
  ...refused(coupon, false),
  applied: true,
  affected: productsOf(lines, (line) => isEligible(coupon, line)),
})

const productsOf = (lines: readonly CouponLine[], touched: (line: CouponLine, at: number) => boolean) => [
  ...new Set(lines.filter(touched).map((line) => line.product_id)),
]

/** The coupons that take off an amount: pieces given before fixed amounts, otherwise in the order of the codes. */
function inTurn(percentages: readonly { coupon: Coupon; percent: number }[]): Coupon[] {
  const others = percentages.filter(({ percent }) => percent === 0).map(({ coupon }) => coupon)
  return [...others.filter(isBuyXGetY), ...others.filter((coupon) => !isBuyXGetY(coupon))]
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
  if (line.type === PRODUCT_TYPE.giftCard) return line.price
  const applicable = percentages.filter(({ coupon }) => isEligible(coupon, line)).map(({ percent }) => percent)
  const customers = line.discount_category === null ? 0 : (own[line.discount_category] ?? 0)
  const highest = Math.max(0, customers, ...applicable)
  return highest === 0 ? line.price : roundMoney(line.price * (1 - highest / 100), currency)
}

function shareFixed(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): Given | null {
  if (coupon.fixed_amount === null || coupon.discount_type_percentage) return null
  const totals = lines.map((line) => (isEligible(coupon, line) ? lineTotal(line.price, line.quantity, currency) : 0))
  const reductions = shareAmount(coupon.fixed_amount, totals, currency)
  return { reductions, touched: reductions.map((reduction) => reduction > 0), freeAmount: null }
}

function takeOff(line: CouponLine, reduction: number, currency: Currency): CouponLine {
  if (reduction === 0) return line
  const total = Math.max(0, lineTotal(line.price, line.quantity, currency) - reduction)
  return { ...line, price: Math.round((total / line.quantity) * 1e6) / 1e6 }
}
