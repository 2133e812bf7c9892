import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ListingSort } from '../../app/commerce/contract/listing'
import { prices } from '../database/schema/prices'
import { products, productTexts } from '../database/schema/products'

/** What one piece costs in the store now, as SQL over the placeholders `store` and `now`. */
const priceNow = sql`(select min(${prices.p}) from ${prices}
  where ${prices.product_id} = ${products.id} and ${prices.store_id} = ${sql.placeholder('store')} and ${prices.q} = 1
    and (${prices.starts_at} is null or ${prices.starts_at} <= ${sql.placeholder('now')}::timestamptz)
    and (${prices.ends_at} is null or ${prices.ends_at} > ${sql.placeholder('now')}::timestamptz))`

const popular = sql`${products.rank} desc`

/** The order of a listing; among equals the popular first, and at last the id, so that pages never overlap. */
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
      return [sql`lower(${productTexts.name})`, ...last]
    case 'newest':
      return [sql`(${products.decoration} is not distinct from 'new') desc`, sql`${products.id} desc`]
  }
}

/** Which texts an order has to read, for a left join: those of the language by name, otherwise none, which costs nothing. */
export const textsFor = (sort: ListingSort): SQL | undefined =>
  sort === 'name'
    ? and(eq(productTexts.product_id, products.id), eq(productTexts.language, sql.placeholder('language')))
    : sql`false`

/** One of each for every order there is. */
export function bySort<S>(make: (sort: ListingSort) => S): Record<ListingSort, S> {
  return {
    popular: make('popular'),
    'price-asc': make('price-asc'),
    'price-desc': make('price-desc'),
    name: make('name'),
    newest: make('newest'),
  }
}
