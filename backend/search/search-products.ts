import { and, eq, sql } from 'drizzle-orm'
import type { ListingSort, ProductPage } from '../../app/commerce/contract/listing'
import { loadPage, type Paging } from '../catalogue/product-list'
import { orderOf } from '../catalogue/listing-order'
import { statement, type Database } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import type { Scope } from '../http/endpoints'
import { toFinishedQuery, toSearchQuery } from './search-query'
import { partKey } from './words'

const words = sql`${sql.placeholder('words')}::tsquery`

const found = and(eq(searchDocuments.language, sql.placeholder('language')), sql`${searchDocuments.document} @@ ${words}`)

const hitCount = statement((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(searchDocuments)
    .where(found)
    .prepare('search_count'),
)

/** What can be ordered first; then the very part number, then whole words in the name, then beginnings of words, then as any listing. */
const byRelevance = [
  sql`(${products.stock} > 0 or (${products.back_order} and not ${products.discontinued})) desc`,
  sql`(${products.sku_key} = ${sql.placeholder('key')}) desc`,
  sql`(${searchDocuments.names} @@ ${sql.placeholder('finished')}::tsquery) desc`,
  sql`(${searchDocuments.names} @@ ${words}) desc`,
]

const hitIds = (sort: ListingSort) =>
  statement((db) =>
    db
      .select({ id: products.id })
      .from(searchDocuments)
      .innerJoin(products, eq(products.id, searchDocuments.product_id))
      .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, searchDocuments.language)))
      .where(found)
      .orderBy(...(sort === 'popular' ? byRelevance : []), ...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`search_ids_${sort}`),
  )

const idsBy = {
  popular: hitIds('popular'),
  'price-asc': hitIds('price-asc'),
  'price-desc': hitIds('price-desc'),
  name: hitIds('name'),
  newest: hitIds('newest'),
}

/** One page of the products that hold every word of the query; the default order is by relevance. */
export async function searchProducts(db: Database, query: string, paging: Paging, scope: Scope): Promise<ProductPage> {
  const search = toSearchQuery(query)
  if (search === null) return loadPage(db, 0, paging, scope, () => Promise.resolve([]))
  const { language } = scope
  const [counted] = await hitCount(db).execute({ language, words: search })
  return loadPage(db, counted?.total ?? 0, paging, scope, (window) =>
    idsBy[paging.sort ?? 'popular'](db).execute({
      ...window,
      words: search,
      finished: toFinishedQuery(query),
      key: partKey(query),
    }),
  )
}
