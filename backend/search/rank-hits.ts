import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ListingSort } from '../../app/commerce/contract/listing'
import { bySort, orderOf, textsFor } from '../catalogue/listing-order'
import { statement } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { matching } from '../facets/facet-sql'
import type { Language } from '../../app/commerce/contract/languages'
import { matchesQuery, hitIds, perLanguage, tsqueryParam } from './hits'
import { BATTERY_LEXEME, quoted } from './tokenize'

const { names, document, product_id, popular } = searchDocuments
const isSku = sql`${products.sku_key} = ${sql.placeholder('key')}`
const isWhole = sql`${names} @@ ${tsqueryParam('whole')}`
const isKey = sql`${names} @@ ${tsqueryParam('keys')}`
const isFitting = sql`${product_id} = any(${sql.placeholder('fits')}::int[])`
const isBattery = sql`${names} @@ ${sql.raw(`'${quoted(BATTERY_LEXEME).replaceAll("'", "''")}'`)}::tsquery`

/**
 * The order of relevance:
 * 1. the exact sku;
 * 2. the exact part number;
 * 3. discontinued products last;
 * 4. products that fit the named device (batteries first) or have the part number or size;
 * 5. popular products (decision 011); among those with the part number batteries before lamps, since a lamp names the cell that
 *    it takes, or lamps first for a bulb size (`lamp`), which cases of car batteries have too;
 * 6. names with all words, as typed before synonyms;
 * 7. batteries, unless a part number was searched;
 * 8. products that can be ordered;
 * 9. the order of listings.
 */
const byRelevance = [
  sql`(${isSku}) desc`,
  sql`(${isWhole}) desc`,
  sql`${products.discontinued}`,
  sql`((${isFitting})::int * 2 + (${isKey} and not ${isFitting})::int) desc`,
  sql`(${isFitting} and ${isBattery}) desc`,
  sql`(${isKey}) desc`,
  sql`${popular} desc`,
  sql`(${isWhole} and ${isBattery} <> ${sql.placeholder('lamp')}::boolean) desc`,
  sql`((${names} @@ ${tsqueryParam('exact')})::int * 2 + (${names} @@ ${tsqueryParam('words')})::int) desc`,
  sql`(${isBattery} and not ${isWhole}) desc`,
  sql`(${products.stock} > 0 or ${products.back_order}) desc`,
]

/** `isAhead`: no hit outside `firstHits` can come before this one. */
const ranked = (language: Language, sort: ListingSort, name: string, among: SQL | undefined) =>
  statement((db) =>
    db
      .select({ id: products.id, isAhead: sql<boolean>`not ${products.discontinued} or ${isSku} or ${isWhole}` })
      .from(searchDocuments)
      .innerJoin(products, eq(products.id, product_id))
      .leftJoin(productTexts, textsFor(sort))
      .where(and(matchesQuery(language), among))
      .orderBy(...(sort === 'popular' ? byRelevance : []), ...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_${language}_${sort}`),
  )

/** The hits that can come first. Each condition has an index, so that not all hits are read. */
function firstHits(language: Language): SQL {
  const among = (condition: SQL) =>
    sql`select ${product_id} from ${searchDocuments} where ${matchesQuery(language)} and ${condition}`
  return sql`${product_id} = any(array(${among(popular.getSQL())} union ${among(sql`${document} @@ (${tsqueryParam('keys')} || ${tsqueryParam('whole')})`)}
    union ${among(isFitting)}
    union ${among(sql`${product_id} = any(array(select ${products.id} from ${products} where ${isSku}))`)}))`
}

/** The ids of all hits, by sort order. */
export const idsBy = perLanguage((language) => bySort((sort) => ranked(language, sort, 'search_ids', undefined)))

/** The ids of the hits that meet the facet filter, by sort order. */
export const filteredIdsBy = perLanguage((language) =>
  bySort((sort) => ranked(language, sort, 'search_ids_narrowed', sql`${products.id} in ${matching(hitIds(language))}`)),
)

/** The ids of the first hits by relevance. */
export const firstIds = perLanguage((language) => ranked(language, 'popular', 'search_ids_first', firstHits(language)))
