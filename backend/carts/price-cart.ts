import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { applyCoupons, type CustomerDiscounts, type Outcome } from '../coupons/apply-coupons'
import { loadCoupons } from '../coupons/load-coupons'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { cartLines } from './cart-lines'
import { loadCartProducts } from './cart-products'
import { categoriesWithAncestors } from './categories-with-ancestors'
import { loadCrossSellingOffers } from './load-cross-selling-offers'
import { reservedPieces, withReserved } from './reserved-pieces'
import { loadBundles } from './upselling-bundles'

/**
 * A cart to price. `checkoutId`: pieces that an unpaid order of this checkout has taken from the stock are still the shopper's. `expected`
 * instead: pieces by product that are counted as if they were in the stock.
 */
export type CartRequest = {
  items: readonly CartItemRequest[]
  coupons: readonly string[]
  customerDiscounts: CustomerDiscounts
  checkoutId?: string | null
  expected?: ReadonlyMap<number, number>
}

/** A cart at its final prices, each line with its reductions, and the outcome of each coupon. */
export type PricedCart = { items: CartItem[]; outcomes: Outcome[] }

/**
 * The authoritative cart: the requested lines that can be sold, at their prices after discounts. The cart, the codes and the order all
 * come from here, so that an order charges what the cart showed.
 */
export async function priceCart(db: Database, request: CartRequest, scope: Scope): Promise<PricedCart> {
  const ids = request.items.map((item) => item.product_id)
  const reserved = request.expected ?? (await reservedPieces(db, request.checkoutId ?? null))
  const products = withReserved(await loadCartProducts(db, ids, scope), reserved)
  const [offers, bundles] = [await loadCrossSellingOffers(db, request.items), await loadBundles(db, request.items)]
  const items = cartLines(request.items, products, { offers, bundles }, scope)
  const coupons = await loadCoupons(db, request.coupons, scope)
  const categories = coupons.length === 0 ? new Map<number, number[]>() : await categoriesWithAncestors(db, [...products.keys()])
  const couponLines = items.map((item) => ({ ...item, categories: categories.get(item.product_id) ?? item.categories }))
  const { lines, outcomes } = applyCoupons(couponLines, coupons, request.customerDiscounts, scope.store)
  return { items: items.map((item, at) => ({ ...item, ...lines[at] })), outcomes }
}
