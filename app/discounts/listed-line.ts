import type { CartItem } from '../commerce/contract/cart'
import { reachedTier } from '../pricing/tiers'
import type { ListedLine } from './discounted-cart'

/** What a rule reads of an item of the cart. */
export type DiscountedItem = Pick<CartItem, 'price' | 'pricing'> & ListedLine

/** An item of the cart at the price it has before discounts: that of the highest quantity tier reached (spec section 4). */
export function listedLine({
  product_id,
  type,
  quantity,
  group_id,
  discount_category,
  price,
  pricing,
}: DiscountedItem): ListedLine {
  return { product_id, type, quantity, group_id, discount_category, price: reachedTier(pricing, quantity)?.p ?? price }
}
