import type { CartItem, CartItemRequest } from '../../app/commerce/contract/cart'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { loadSellables } from './sellable'
import { settleLines } from './settle-lines'

/** The authoritative cart: what can be sold of what was asked for, at its price. */
export async function syncCart(db: Database, items: readonly CartItemRequest[], scope: Scope): Promise<CartItem[]> {
  const products = await loadSellables(
    db,
    items.map((item) => item.product_id),
    scope,
  )
  return settleLines(items, products, scope)
}
