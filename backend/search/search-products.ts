import { and, eq, sql } from 'drizzle-orm'
import type { ListingSort, NamedDevice, ProductPage } from '../../app/commerce/contract/listing'
import { loadPage, type Paging } from '../catalogue/product-list'
import { orderOf } from '../catalogue/listing-order'
import { statement, type Database } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
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

/** One page of the products that hold every word of the query, by relevance unless sorted, and the device the query names. */
export async function searchProducts(
  db: Database,
  text: string,
  understood: readonly KnownWord[],
  paging: Paging,
  scope: Scope,
): Promise<ProductPage & { device: NamedDevice | null }> {
  const strict = toSearchQuery(understood, 'wide')
  const exact = toSearchQuery(understood, 'exact')
  const spoken = understood.map(({ word, instead }) =>
    instead.length === 1 && instead[0]?.length === 1 ? (instead[0][0] ?? word) : word,
  )
  const keys = toKeyQuery(spoken)
  if (strict === null || exact === null || keys === null) {
    return { ...(await loadPage(db, 0, paging, scope, () => Promise.resolve([]))), device: null }
  }
  const { device, fits } = await findNamedDevice(db, spoken)
  const { words, total } = await settle(db, understood, strict, scope)
  const key = partKey(text)
  const whole = quoted(keyLexeme(key))
  const page = await loadPage(db, total, paging, scope, (window) =>
    idsBy[paging.sort ?? 'popular'](db).execute({ ...window, words, exact, keys, key, whole, fits }),
  )
  return { ...page, device }
}

/** The query that is answered: where no product has all words, one that lets any of them go. */
async function settle(db: Database, understood: readonly KnownWord[], strict: string, { language }: Scope) {
  const count = async (words: string) => (await hitCount(db).execute({ language, words }))[0]?.total ?? 0
  const total = await count(strict)
  const looser = total > 0 ? null : toLooserQuery(understood)
  return looser === null ? { words: strict, total } : { words: looser, total: await count(looser) }
}
