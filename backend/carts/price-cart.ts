import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import { applyCoupons, type CustomerDiscounts, type Outcome } from '../coupons/apply-coupons'
import { loadCoupons } from '../coupons/load-coupons'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { loadTerms } from './cross-selling-terms'
import { lineageRows } from './lineage-rows'
import { loadSellables } from './sellable'
import { settleLines } from './settle-lines'
import { loadBundles } from './upselling-bundles'

export type CartRequest = { items: readonly CartItemRequest[]; coupons: readonly string[]; customerDiscounts: CustomerDiscounts }

/** A cart as it is owed: `items` at their final prices, `listed` the same before coupons, and what became of each coupon. */
export type PricedCart = { items: CartItem[]; listed: CartItem[]; outcomes: Outcome[] }

/** The authoritative cart: what can be sold of what was asked for, at its price. */
export async function priceCart(db: Database, request: CartRequest, scope: Scope): Promise<PricedCart> {
  const ids = request.items.map((item) => item.product_id)
  const products = await loadSellables(db, ids, scope)
  const [terms, bundles] = [await loadTerms(db, request.items), await loadBundles(db, request.items)]
  const listed = settleLines(request.items, products, { terms, bundles }, scope)
  const coupons = await loadCoupons(db, request.coupons, scope)
  const lineages = coupons.length === 0 ? new Map<number, number[]>() : await lineageRows(db, [...products.keys()])
  const lines = listed.map((item) => ({ ...item, categories: lineages.get(item.product_id) ?? item.categories }))
  const { prices, outcomes } = applyCoupons(lines, coupons, request.customerDiscounts, scope.store)
  const items = listed.map((item, at) => ({ ...item, price: prices[at] ?? item.price }))
  return { items, listed, outcomes }
}
