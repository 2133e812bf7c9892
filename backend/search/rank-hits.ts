import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '../../app/commerce/contract/listing'
import { bySort, orderOf, textsFor } from '../catalogue/listing-order'
import { statement } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { matching } from '../facets/facet-sql'
import type { Language } from '../seed/data/records'
import { found, hits, perLanguage, queryOf } from './hits'
import { BATTERY, quoted } from './tokenize'

const { names, document, product_id, popular } = searchDocuments
const isSku = sql`${products.sku_key} = ${sql.placeholder('key')}`
const isWhole = sql`${names} @@ ${queryOf('whole')}`
const isKey = sql`${names} @@ ${queryOf('keys')}`
const isFitting = sql`${product_id} = any(${sql.placeholder('fits')}::int[])`
const isBattery = sql`${names} @@ ${sql.raw(`'${quoted(BATTERY).replaceAll("'", "''")}'`)}::tsquery`

/**
 * The very sku, then the very part number; what is discontinued last; then what fits the device, its batteries first, or is of
 * the part number or size; then the popular, which says something only of more hits than anybody reads; then by whether the name
 * holds all words, or their kin. Among equals the batteries, unless a part number was asked for; of them what can be ordered,
 * then as any listing.
 */
const byRelevance = [
  sql`(${isSku}) desc`,
  sql`(${isWhole}) desc`,
  sql`${products.discontinued}`,
  sql`((${isFitting})::int * 2 + (${isKey} and not ${isFitting})::int) desc`,
  sql`(${isFitting} and ${isBattery}) desc`,
  sql`(${isKey}) desc`,
  sql`${popular} desc`,
  sql`((${names} @@ ${queryOf('exact')})::int * 2 + (${names} @@ ${queryOf('words')})::int) desc`,
  sql`(${isBattery} and not ${isWhole}) desc`,
  sql`(${products.stock} > 0 or ${products.back_order}) desc`,
]

/** `isAhead`: no hit that is not in `firstHits` stands before this one. */
const ranked = (language: Language, sort: ListingSort, name: string, among: SQL | undefined) =>
  statement((db) =>
    db
      .select({ id: products.id, isAhead: sql<boolean>`not ${products.discontinued} or ${isSku} or ${isWhole}` })
      .from(searchDocuments)
      .innerJoin(products, eq(products.id, product_id))
      .leftJoin(productTexts, textsFor(sort))
      .where(and(found(language), among))
      .orderBy(...(sort === 'popular' ? byRelevance : []), ...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_${language}_${sort}`),
  )

/** Of many hits those that can stand before the others: each has an index that leads to it without looking at them all. */
function firstHits(language: Language): SQL {
  const among = (way: SQL) => sql`select ${product_id} from ${searchDocuments} where ${found(language)} and ${way}`
  return sql`${product_id} = any(array(${among(popular.getSQL())} union ${among(sql`${document} @@ (${queryOf('keys')} || ${queryOf('whole')})`)}
    union ${among(isFitting)}
    union ${among(sql`${product_id} = any(array(select ${products.id} from ${products} where ${isSku}))`)}))`
}

/** The ids of all hits in an order. */
export const idsBy = perLanguage((language) => bySort((sort) => ranked(language, sort, 'search_ids', undefined)))

/** The ids of the hits that the facets leave. */
export const narrowedIdsBy = perLanguage((language) =>
  bySort((sort) => ranked(language, sort, 'search_ids_narrowed', sql`${products.id} in ${matching(hits(language))}`)),
)

/** The ids of the first hits by relevance. */
export const firstIds = perLanguage((language) => ranked(language, 'popular', 'search_ids_first', firstHits(language)))
