import type { Prices } from '../../app/commerce/contract/price'
import type { Picture } from '../../app/commerce/contract/picture'
import type { SubscriptionInterval } from '../../app/commerce/contract/subscription'
import { categoryRows, productRows, tierRows } from '../catalogue/card-queries'
import { thumbOf } from '../catalogue/pictures'
import type { StockFacts } from '../catalogue/stock'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { canBeId } from '../database/known-id'
import type { Scope } from '../http/endpoints'
import { currentPrices } from '../pricing/tiers'
import { wordedIntervals } from '../subscriptions/intervals'

/** The fields of a product that the cart needs to sell it. */
export type CartProduct = {
  id: number
  sku: string
  type: number
  name: string
  slug: string
  thumb: Picture
  categories: number[]
  group_id: number | null
  discount_category: string | null
  /** The intervals of its subscriptions; empty if there are none. */
  intervals: SubscriptionInterval[]
  prices: Prices
  stock: StockFacts
}

/** The products with these ids that have a price in the store, by id. */
export async function loadCartProducts(db: Database, ids: Iterable<number>, scope: Scope): Promise<Map<number, CartProduct>> {
  const wanted = [...new Set(ids)].filter(canBeId)
  if (wanted.length === 0) return new Map()
  const { language, store, now } = scope
  const rows = await productRows(db).execute({ language, ids: wanted })
  const categories = groupRows(await categoryRows(db).execute({ language, ids: wanted }), (row) => row.product_id)
  const tiers = groupRows(await tierRows(db).execute({ ids: wanted, store: store.id }), (row) => row.product_id)
  const found = rows.map((row): CartProduct => {
    const stored = (tiers.get(row.id) ?? []).map((tier) => ({ ...tier, o: tier.o ?? undefined, d: tier.d ?? undefined }))
    return {
      id: row.id,
      sku: row.sku,
      type: row.type,
      name: row.name,
      slug: row.slug,
      thumb: thumbOf(row),
      categories: (categories.get(row.id) ?? []).map((category) => category.id),
      group_id: row.group_id,
      discount_category: row.discount_category,
      intervals: wordedIntervals(row.subscription_intervals, language),
      prices: currentPrices(stored, now),
      stock: row,
    }
  })
  return new Map(found.filter(({ prices }) => prices.n.length > 0).map((product) => [product.id, product]))
}
