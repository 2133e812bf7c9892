import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ListingSort } from '../../app/commerce/contract/listing'
import { prices } from '../database/schema/prices'
import { products, productTexts } from '../database/schema/products'

/** The current unit price of a product, over the placeholders `store` and `now`. */
const priceNow = sql`(select min(${prices.p}) from ${prices}
  where ${prices.product_id} = ${products.id} and ${prices.store_id} = ${sql.placeholder('store')} and ${prices.q} = 1
    and (${prices.starts_at} is null or ${prices.starts_at} <= ${sql.placeholder('now')}::timestamptz)
    and (${prices.ends_at} is null or ${prices.ends_at} > ${sql.placeholder('now')}::timestamptz))`

const popular = sql`${products.rank} desc`

/** The `order by` of a listing. Ties are broken by popularity and then id, so that pages never overlap. */
export function orderOf(sort: ListingSort): SQL[] {
  const last = [popular, sql`${products.id}`]
  switch (sort) {
    case 'popular':
      return last
    case 'price-asc':
      return [sql`${priceNow} asc nulls last`, ...last]
    case 'price-desc':
      return [sql`${priceNow} desc nulls last`, ...last]
    case 'name':
      return [sql`${productTexts.name_key} collate "C"`, ...last]
    case 'newest':
      return [sql`(${products.decoration} is not distinct from 'new') desc`, sql`${products.id} desc`]
  }
}

/** The join condition for `productTexts`: only sorting by name needs them. */
export const textsFor = (sort: ListingSort): SQL | undefined =>
  sort === 'name'
    ? and(eq(productTexts.product_id, products.id), eq(productTexts.language, sql.placeholder('language')))
    : sql`false`

/** One statement per sort order. */
export function bySort<S>(make: (sort: ListingSort) => S): Record<ListingSort, S> {
  return {
    popular: make('popular'),
    'price-asc': make('price-asc'),
    'price-desc': make('price-desc'),
    name: make('name'),
    newest: make('newest'),
  }
}
