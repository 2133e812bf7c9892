import type { Prices } from '../../app/commerce/contract/price'
import { categoryIdRows, loadTiers, type SoldProductRow, soldProductRows } from './card-queries'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { canBeId } from '../database/known-id'
import type { Scope } from '../http/endpoints'
import { currentPrices } from '../pricing/tiers'

/** A product as the cart sells it: its row, with the ids of its categories and its current prices. */
export type CartProduct = SoldProductRow & { categories: number[]; prices: Prices }

/** The products with these ids that have a price in the store, by id. */
export async function loadCartProducts(db: Database, ids: Iterable<number>, scope: Scope): Promise<Map<number, CartProduct>> {
  const wanted = [...new Set(ids)].filter(canBeId)
  if (wanted.length === 0) return new Map()
  const { language, store, now } = scope
  const [sold] = await soldProductRows(db).execute({ language, ids: wanted })
  const [placed] = await categoryIdRows(db).execute({ language, ids: wanted })
  const categories = groupRows(placed?.rows ?? [], (row) => row.product_id)
  const tiers = groupRows(await loadTiers(db, wanted, store.id), (row) => row.product_id)
  const found = (sold?.rows ?? []).map((row) => ({
    ...row,
    categories: (categories.get(row.id) ?? []).map(({ category_id: id }) => id),
    prices: currentPrices(tiers.get(row.id) ?? [], now),
  }))
  return new Map(found.filter(({ prices }) => prices.n.length > 0).map((product) => [product.id, product]))
}
