import type { DiscountRule } from '../../commerce/contract/coupon'
import { CUSTOMER_DISCOUNT } from '../../commerce/contract/customer-discount-code'
import { laterPrice } from '../../commerce/contract/later-price'
import { isFixed } from '../../commerce/contract/marker-pricing'
import { PRODUCT_TYPE } from '../../commerce/contract/product-type'
import type { CartLine, RequestedLine } from '../../server/session/cart-line'
import { type DiscountSources, displayedDiscount, NO_DISCOUNTS, sixDiscounts } from '../../discounts/displayed-discount'
import { type LineReduction, lineReductions } from '../../discounts/line-reductions'
import { lineTotal } from '../../pricing/line-total'
import { reachedTier } from '../../pricing/tiers'
import { round } from '../../store/money'
import { isLocked, isTied } from './lines'
import { type CodeSaving, savingsBelowLines } from './code-savings'
import { cartTotals } from './totals'

/**
 * A cart for display. `totals` and `byCode` leave out lines that are sold out, which cannot be ordered; the number of pieces
 * counts them, as their rows stand in the cart. It is the number requested: a product added during an outage has no row yet.
 * Nothing is saved for certain while the cart is not confirmed.
 */
export type CartView = {
  lines: CartLineView[]
  /** The number of pieces without a row yet; absent when there are none. */
  unlisted?: number
  totals: ReturnType<typeof cartTotals>
  /** The amount that each code takes off all lines together; none while `unconfirmed`. */
  byCode: CodeSaving[]
  /** The total including VAT, without deposits; compared with the minimum order. */
  orderable: number
  /** The part of it that counts towards free delivery: all but gift cards (decision 029). */
  goods: number
  /** A line is sold out; it must be removed before an order (spec section 8). */
  soldOut: boolean
  /** Decide which ways can pay the cart. */
  hasGiftCards: boolean
  hasSubscriptions: boolean
  /** The backend has not confirmed the last change: amounts may still change, and checkout is closed. */
  unconfirmed: boolean
}
/** `isUnpriced`: the backend has not given the total of the line; of a changed quantity it has given the price of the tier. */
export type CartLineView = ReturnType<typeof lineView> & { isUnpriced: boolean }

/** The name of one of a product's categories. */
type CategoryOf = (ids: readonly number[]) => string | null

/**
 * The confirmed lines with the requested quantities. A product added during an outage appears once the backend has sent its name
 * and price. `digits` are the decimals of the store's currency; `discounts` are the sources of the displayed discounts, `rules`
 * those of the codes, `categoryOf` knows the categories' names. The reductions of a line are for its confirmed quantity: a line
 * with another requested quantity shows none.
 */
export function cartView(
  items: readonly CartLine[],
  unconfirmed: readonly RequestedLine[] | null,
  digits: number,
  discounts: DiscountSources = NO_DISCOUNTS,
  rules: readonly DiscountRule[] = [],
  categoryOf: CategoryOf = () => null,
): CartView {
  const requested = unconfirmed && new Map(unconfirmed.map(({ uuid, quantity }) => [uuid, quantity]))
  const changed = new Set<CartLine>()
  const lines = items.flatMap((item) => {
    const quantity = requested ? requested.get(item.uuid) : item.quantity
    if (quantity === undefined) return []
    if (quantity === item.quantity) return [item]
    const line = { ...item, quantity, price: priceAt(item, quantity), reductions: [] }
    changed.add(line)
    return [line]
  })
  const reductions = lineReductions(lines, rules)
  const shown = lines.map((line, at) =>
    Object.assign(lineView(line, digits, discounts, reductions[at] ?? [], categoryOf), { isUnpriced: changed.has(line) }),
  )
  const count = pieces(unconfirmed ?? items)
  const unlisted = count - pieces(lines)
  const totals = Object.assign(cartTotals(lines, digits), { count }, unconfirmed && { saved: 0, netSaved: 0 })
  return {
    lines: shown,
    ...(unlisted === 0 ? {} : { unlisted }),
    byCode: unconfirmed ? [] : savingsBelowLines(shown.filter((_, at) => !lines[at]?.sold_out)),
    totals,
    orderable: withoutDeposits(totals),
    goods: withoutDeposits(
      cartTotals(
        lines.filter(({ type }) => type !== PRODUCT_TYPE.giftCard),
        digits,
      ),
    ),
    soldOut: lines.some(({ sold_out }) => sold_out),
    hasGiftCards: lines.some(({ type }) => type === PRODUCT_TYPE.giftCard),
    hasSubscriptions: lines.some(({ subscription_interval: interval }) => interval !== null),
    unconfirmed: unconfirmed !== null,
  }
}

const pieces = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Deposits count neither for the minimum order nor for free delivery. */
const withoutDeposits = ({ total, deposit }: CartView['totals']): number => round(total - deposit, 2)

/** The unit price of the highest tier that a requested quantity reaches (spec section 4), until the backend has confirmed it. */
function priceAt({ price, pricing, quantity: confirmed }: CartLine, quantity: number): number {
  const tier = reachedTier(pricing, quantity)
  return tier === null || tier.q === reachedTier(pricing, confirmed)?.q ? price : tier.p
}

function lineView(
  item: CartLine,
  digits: number,
  discounts: DiscountSources,
  reductions: LineReduction[],
  categoryOf: CategoryOf,
) {
  const { uuid, type, product_id, name, slug, thumb, sku, quantity, price, ordinary_price, vat, deposit } = item
  const { stock_status, estimated_at } = item
  return {
    uuid,
    type,
    product_id,
    name,
    slug,
    thumb,
    sku,
    quantity,
    price,
    ordinary_price,
    vat,
    deposit,
    stock_status,
    estimated_at,
    /** The name of its first category; null where the names are not known. */
    category: categoryOf(item.categories),
    total: lineTotal(item, digits),
    ordinaryTotal: lineTotal({ quantity, price: ordinary_price }, digits),
    /** The displayed discount, in whole percent (spec section 9). */
    discount: isReduced(item) ? Math.floor(displayedDiscount(item, discounts)) : 0,
    reductions,
    /**
     * The unit price is a whole number of the smallest coin. A discount spread over several pieces leaves fractions; then no unit
     * price is shown.
     */
    evenPrice: round(price, digits) === price,
    interval: item.subscription_interval?.name ?? null,
    /** The day of the second delivery of a subscription that is ordered today (ISO date); null without one. */
    nextDelivery: item.subscription_interval?.next_on ?? null,
    /** The price of each later delivery of a subscription, where a code reduces that of the first alone. */
    laterTotal: item.subscription_interval && reductions.length > 0 ? laterTotal(item, discounts, digits) : null,
    notice: item.cart_notice,
    adjusted: item.adjusted_quantity,
    locked: isLocked(item),
    /** The code that has added it: it can be removed with that code only. */
    addedBy: item.added_by_coupon,
    /** The id of the product that merges into it when it is added; null when none does. */
    merges: isTied(item) ? null : item.product_id,
  }
}

/**
 * Whether a line shows its displayed discount: the customer's is among its reductions, or its price is lower than its tier and no
 * code says why. No discount reduces an offer to the customer, nor what a code adds free of charge.
 */
function isReduced(item: CartLine): boolean {
  if (isFixed(item)) return false
  if (item.reductions?.length) return item.reductions.some(({ code }) => code === CUSTOMER_DISCOUNT)
  return item.price < (reachedTier(item.pricing, item.quantity)?.p ?? item.ordinary_price)
}

function laterTotal(item: CartLine, discounts: DiscountSources, digits: number): number {
  const { customer } = sixDiscounts(item, discounts)
  const { quantity } = item
  return lineTotal({ quantity, price: laterPrice({ ...item, tiers: item.pricing }, customer, digits) }, digits)
}
