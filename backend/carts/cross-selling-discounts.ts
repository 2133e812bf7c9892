import type { CartItemRequest } from '../../app/commerce/contract/cart'
import { chosenLines } from '../../app/commerce/contract/chosen-lines'

/** The percentage off one piece of each cross-selling product, by offerKey. */
export type CrossSellingOffers = ReadonlyMap<string, number>

/** The key of an offer: the product it is offered with, and the offered product. */
export const offerKey = (offeredWith: number, id: number): string => `${offeredWith} ${id}`

/**
 * The discount of a line from cross-selling: a percentage off; 'lapsed' when the offer no longer holds; 'subscribed' when it does
 * not hold for a subscription; 'unknown' when there is no such offer. Null for a line that is not from cross-selling.
 */
export type CrossSellingDiscount = { percent: number } | 'lapsed' | 'subscribed' | 'unknown' | null

type Requested = Pick<
  CartItemRequest,
  'product_id' | 'quantity' | 'cross_selling_product_id' | 'subscription_interval' | 'added_by_coupon'
> & { sold_out?: boolean }

/**
 * The cross-selling discount of each line, in their order. An offer holds while the product it was made with is in the cart and
 * not sold out, for at most as many pieces as there are of that product. A subscription gets no discount: its later deliveries
 * come without that product, so its agreed price would be too low (decision 049). The piece that a code adds counts for no offer:
 * it may not come into the cart (coupon-gifts.ts). The lines' intervals are those that their products have.
 */
export function crossSellingDiscounts(lines: readonly Requested[], offers: CrossSellingOffers): CrossSellingDiscount[] {
  const inCart = new Map<number, number>()
  for (const { product_id, quantity, sold_out: isSoldOut = false } of chosenLines(lines)) {
    if (!isSoldOut) inCart.set(product_id, (inCart.get(product_id) ?? 0) + quantity)
  }
  const discounted = new Map<string, number>()
  return lines.map(({ product_id, quantity, cross_selling_product_id: offeredWith, subscription_interval: interval }) => {
    if (offeredWith === null || offeredWith === undefined) return null
    const key = offerKey(offeredWith, product_id)
    const percent = offers.get(key)
    if (percent === undefined) return 'unknown'
    if (interval) return 'subscribed'
    const pieces = (discounted.get(key) ?? 0) + quantity
    if (pieces > (inCart.get(offeredWith) ?? 0)) return 'lapsed'
    discounted.set(key, pieces)
    return { percent }
  })
}
