import type { CrossSellingProduct } from '../../commerce/contract/product'
import { percentOff, type UnitPrice, wholePercent } from '../../pricing/tiers'

/** An offer: the regular price, in the store's currency including VAT, and the id of the product that must be in the cart. */
export type CrossSellingOffer = { regularPrice: number; withProductId: number }

type OfferedWith = Pick<CrossSellingProduct, 'cross_selling_price' | 'cross_selling_product_id'>

/**
 * The cross-selling price of one unit, which is valid while the other product is in the cart; null when it is not below the
 * `regular` one. The discount is in whole percent, rounded down; null for less than one percent.
 */
export function offeredPrice(
  regular: UnitPrice,
  { cross_selling_price: price, cross_selling_product_id: withProductId }: OfferedWith,
): { price: UnitPrice; offer: CrossSellingOffer } | null {
  const regularPrice = regular.price
  if (price === null || withProductId === null || price >= regularPrice) return null
  const discount = wholePercent(percentOff(price, regularPrice))
  return { price: { price, ordinary: null, discount }, offer: { regularPrice, withProductId } }
}
