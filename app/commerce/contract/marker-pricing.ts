import { type Origin, ORIGIN_MARKERS } from './origin-markers'

type MarkerPricing = {
  /** It may lower the price of its line below the tier, without a discount. */
  lowers: boolean
  /**
   * It names a product of the cart, beside which the line is offered. The backend clears it when that product leaves the
   * cart.
   */
  beside: boolean
  /** POST /api/sync-coupons has it, because the discounts of the cart depend on it. */
  inCoupons: boolean
  /** No discount reduces its line, and the line counts towards no minimum spend. */
  fixed: boolean
}

/** The meaning of an origin marker for prices and discounts. A marker of origin-markers.ts without a row does not compile. */
const MARKER_PRICING = {
  cross_selling_product_id: { lowers: true, beside: true, inCoupons: true, fixed: false },
  upselling_bundle_id: { lowers: true, beside: true, inCoupons: false, fixed: false },
  offer_item_id: { lowers: true, beside: false, inCoupons: true, fixed: true },
  added_by_coupon: { lowers: false, beside: false, inCoupons: true, fixed: true },
  accessory_id: { lowers: false, beside: false, inCoupons: false, fixed: false },
  related_id: { lowers: false, beside: false, inCoupons: false, fixed: false },
  recommended_id: { lowers: false, beside: false, inCoupons: false, fixed: false },
  campaign: { lowers: false, beside: false, inCoupons: false, fixed: false },
} as const satisfies Record<keyof Origin, MarkerPricing>

type Row = keyof MarkerPricing

/** The names of the markers with `true` in a row of the table. */
export type MarkerThat<R extends Row> = {
  [N in keyof Origin]: (typeof MARKER_PRICING)[N] extends Record<R, true> ? N : never
}[keyof Origin]

const markersThat = (row: Row) => ORIGIN_MARKERS.map(({ name }) => name).filter((name) => MARKER_PRICING[name][row])
const [LOWERING, BESIDE, FIXED] = [markersThat('lowers'), markersThat('beside'), markersThat('fixed')]

const has = (line: Partial<Origin>, name: keyof Origin): boolean => (line[name] ?? null) !== null

type LineWith<N extends keyof Origin> = Partial<Pick<Origin, N>>

/** The origin markers whose lines an offer may make cheaper. */
export type OfferLine = LineWith<MarkerThat<'lowers'>> & { offer_waits?: true | undefined }

/**
 * Whether an offer, and not only codes and the customer's profile, may lower the price of a line: the difference to its
 * tier then proves nothing.
 */
export const isOfferLine = (line: OfferLine): boolean => line.offer_waits !== true && LOWERING.some((name) => has(line, name))

/** The origin markers of lines with a fixed price, and whether the offer waits that would fix it. */
export type FixedLine = LineWith<MarkerThat<'fixed'>> & { offer_waits?: true | undefined }

/** Whether no discount reduces a line, which then counts towards no minimum spend. */
export const isFixed = (line: FixedLine): boolean => line.offer_waits !== true && FIXED.some((name) => has(line, name))

/** Whether a line was offered beside a product, and is not any more. */
export const hasLapsed = (before: Partial<Origin>, after: Partial<Origin>): boolean =>
  BESIDE.some((name) => has(before, name) && !has(after, name))
