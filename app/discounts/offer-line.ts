import type { CartItem } from '../commerce/contract/cart'

const LOWERING = ['cross_selling_product_id', 'upselling_bundle_id', 'offer_item_id'] as const

/** The origin markers whose lines an offer may make cheaper. */
export type OfferLine = Partial<Pick<CartItem, (typeof LOWERING)[number]>>

/**
 * Whether an offer, and not only codes and the customer's profile, may lower the price of a line: a price below
 * its tier is then no evidence of a code.
 */
export const isOfferLine = (line: OfferLine): boolean => LOWERING.some((marker) => (line[marker] ?? null) !== null)
