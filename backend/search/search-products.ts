import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { NamedDevice } from '../../app/commerce/contract/device'
import type { FacetedPage, ListingSort } from '../../app/commerce/contract/listing'
import { loadPage, type Paging } from '../catalogue/product-list'
import { bySort, orderOf } from '../catalogue/listing-order'
import { statement, type Database } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { facetsWithin } from '../facets/facet-statements'
import { allCounts, matching } from '../facets/facet-sql'
import type { Scope } from '../http/endpoints'
import { findNamedDevice } from './named-device'
import { toKeyQuery, toLooserQuery, toSearchQuery, type KnownWord } from './search-query'
import { keyLexeme, partKey, quoted } from './words'

const query = (name: string) => sql`${sql.placeholder(name)}::tsquery`
const names = searchDocuments.names

const found = and(
  eq(searchDocuments.language, sql.placeholder('language')),
  sql`${searchDocuments.document} @@ ${query('words')}`,
)

const hitCount = statement((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(searchDocuments)
    .where(found)
    .prepare('search_count'),
)

/** The ids found, for the facets and what they narrow to. */
const hits = sql`select ${searchDocuments.product_id} as id from ${searchDocuments} where ${found}`
const facetsOfHits = facetsWithin('search', hits, allCounts(hits))

/**
 * The very sku, then the very part number; what is discontinued last; then by what the hit shares with the query: fits the device,
 * is of the part number or size, names all words, names their kin. Among equals what can be ordered, then as any listing.
 */
const byRelevance = [
  sql`(${products.sku_key} = ${sql.placeholder('key')}) desc`,
  sql`(${names} @@ ${query('whole')}) desc`,
  sql`${products.discontinued}`,
  sql`((${products.id} = any(${sql.placeholder('fits')}::int[]))::int * 8 + (${names} @@ ${query('keys')})::int * 4
    + (${names} @@ ${query('exact')})::int * 2 + (${names} @@ ${query('words')})::int) desc`,
  sql`(${products.stock} > 0 or ${products.back_order}) desc`,
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

/** One page of the products that hold every word of the query, by relevance unless sorted, and the device the query names. */
export async function searchProducts(
  db: Database,
  text: string,
  understood: readonly KnownWord[],
  asked: Paging & { f?: FacetFilter | undefined },
  scope: Scope,
): Promise<FacetedPage & { device: NamedDevice | null }> {
  const strict = toSearchQuery(understood, 'wide')
  const exact = toSearchQuery(understood, 'exact')
  const spoken = understood.map(({ word, instead }) =>
    instead.length === 1 && instead[0]?.length === 1 ? (instead[0][0] ?? word) : word,
  )
  const keys = toKeyQuery(spoken)
  if (strict === null || exact === null || keys === null) {
    return { ...(await loadPage(db, 0, asked, scope, () => Promise.resolve([]))), facets: [], device: null }
  }
  const { device, fits } = await findNamedDevice(db, spoken)
  const found = { words: await settle(db, understood, strict, scope), language: scope.language }
  const { wishes, total, facets } = await facetsOfHits(db, found, asked.f, scope)
  const key = partKey(text)
  const whole = quoted(keyLexeme(key))
  const page = await loadPage(db, total, asked, scope, (window) => {
    const given = { ...window, ...found, exact, keys, key, whole, fits }
    const sort = asked.sort ?? 'popular'
    return wishes.narrowed === 0 ? idsBy[sort](db).execute(given) : narrowedIdsBy[sort](db).execute({ ...given, ...wishes })
  })
  return { ...page, facets, device }
}

/** The query that is answered: where no product has all words, one that lets any of them go. Facets chosen do not count here. */
async function settle(db: Database, understood: readonly KnownWord[], strict: string, { language }: Scope): Promise<string> {
  const rows = await hitCount(db).execute({ language, words: strict })
  return rows.some(({ total }) => total > 0) ? strict : (toLooserQuery(understood) ?? strict)
}
