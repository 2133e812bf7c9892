import { and, eq, sql } from 'drizzle-orm'
import type { FacetedPage } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { listingEntries } from '../database/schema/placement'
import { listingCounts } from '../facets/facet-sql'
import type { Scope } from '../http/endpoints'
import { type FacetedPaging, facetedListing } from './faceted-listing'
import { isListed } from '../facets/listed-sql'

const inListing = and(
  eq(listingEntries.listing, sql.placeholder('listing')),
  isListed(listingEntries.product_id, sql.placeholder('language')),
)

const inIt = sql`select ${listingEntries.product_id} as id from ${listingEntries} where ${inListing}`

/** Sorted by popularity, a page is one range of the listing's index. */
const popularIds = statement((db) =>
  db
    .select({ id: listingEntries.product_id })
    .from(listingEntries)
    .where(inListing)
    .orderBy(sql`${listingEntries.rank} desc`, listingEntries.product_id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('listing_ids_popular'),
)

const listing = facetedListing('listing', inIt, { popularIds, counts: listingCounts() })

/** One page of the products of a category with its descendants, of a brand, or of a tag. `key` is the key of listing-key.ts. */
export function loadListing(db: Database, key: string, query: FacetedPaging, scope: Scope): Promise<FacetedPage> {
  return listing(db, { listing: key }, query, scope)
}
