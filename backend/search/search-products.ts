import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { FacetedPage, ListingSort } from '../../app/commerce/contract/listing'
import { loadPage, type Paging } from '../catalogue/product-list'
import { bySort, orderOf } from '../catalogue/listing-order'
import { statement, type Database } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { facetsWithin } from '../facets/facet-statements'
import { matching } from '../facets/facet-sql'
import type { Scope } from '../http/endpoints'
import { toFinishedQuery, toSearchQuery } from './search-query'
import { partKey } from './words'

const words = sql`${sql.placeholder('words')}::tsquery`

const found = and(eq(searchDocuments.language, sql.placeholder('language')), sql`${searchDocuments.document} @@ ${words}`)

/** The ids found, for the facets and what they narrow to. */
const hits = sql`select ${searchDocuments.product_id} as id from ${searchDocuments} where ${found}`
const facetsOfHits = facetsWithin('search', hits)

/** What can be ordered first; then the very part number, then whole words in the name, then beginnings of words, then as any listing. */
const byRelevance = [
  sql`(${products.stock} > 0 or (${products.back_order} and not ${products.discontinued})) desc`,
  sql`(${products.sku_key} = ${sql.placeholder('key')}) desc`,
  sql`(${searchDocuments.names} @@ ${sql.placeholder('finished')}::tsquery) desc`,
  sql`(${searchDocuments.names} @@ ${words}) desc`,
]

const hitIds = (sort: ListingSort, name: string, among: SQL | undefined) =>
  statement((db) =>
    db
      .select({ id: products.id })
      .from(searchDocuments)
      .innerJoin(products, eq(products.id, searchDocuments.product_id))
      .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, searchDocuments.language)))
      .where(and(found, among))
      .orderBy(...(sort === 'popular' ? byRelevance : []), ...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_${sort}`),
  )

const idsBy = bySort((sort) => hitIds(sort, 'search_ids', undefined))
const narrowedIdsBy = bySort((sort) => hitIds(sort, 'search_ids_narrowed', sql`${products.id} in ${matching(hits)}`))

/** One page of the products that hold every word of the query; the default order is by relevance. */
export async function searchProducts(
  db: Database,
  query: string,
  asked: Paging & { f?: FacetFilter | undefined },
  scope: Scope,
): Promise<FacetedPage> {
  const search = toSearchQuery(query)
  if (search === null) return { ...(await loadPage(db, 0, asked, scope, () => Promise.resolve([]))), facets: [] }
  const words = { words: search, language: scope.language }
  const { wishes, total, facets } = await facetsOfHits(db, words, asked.f, scope)
  const page = await loadPage(db, total, asked, scope, (window) => {
    const given = { ...window, ...words, finished: toFinishedQuery(query), key: partKey(query) }
    const sort = asked.sort ?? 'popular'
    return wishes.narrowed === 0 ? idsBy[sort](db).execute(given) : narrowedIdsBy[sort](db).execute({ ...given, ...wishes })
  })
  return { ...page, facets }
}
