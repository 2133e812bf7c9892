import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { goneIds, type InLanguage, isNotGone } from './gone-sql'

/**
 * Whether listings, searches, feeds and the sitemap of a language have the product with this id: its page
 * is there, with a text in the language.
 */
export const isListed = (id: SQLWrapper, language: InLanguage): SQL => sql`${isNotGone(id, language)}
  and not exists (select from untranslated_products u where u.product_id = ${id} and u.language = ${language})`

/** The ids of the products of which this is not true. */
export const unlistedIds = (language: InLanguage): SQL => sql`${goneIds(language)}
  union all select product_id from untranslated_products where language = ${language}`

/** The opposite of `isListed`, as one `exists`, which PostgreSQL plans as a join with the few products that are not listed. */
export const isUnlisted = (id: SQLWrapper, language: InLanguage): SQL =>
  sql`exists (select from (${unlistedIds(language)}) as unlisted (id) where unlisted.id = ${id})`

/** Whether the listing of this key has a product in a language. */
export const hasListed = (listing: SQL, language: InLanguage): SQL =>
  sql`exists (select from listing_entries e where e.listing = ${listing} and ${isListed(sql`e.product_id`, language)})`

/** Rows (product_id, device_id) of the products of a language that fit devices. */
export const listedFits = (language: InLanguage): SQL =>
  sql`(select product_id, device_id from product_fits where ${isListed(sql`product_fits.product_id`, language)})`
