import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { FacetedPage, ListingSort } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { listingEntries } from '../database/schema/placement'
import { products, productTexts } from '../database/schema/products'
import { facetsWithin } from '../facets/facet-statements'
import { matching } from '../facets/facet-sql'
import type { Scope } from '../http/endpoints'
import { bySort, orderOf } from './listing-order'
import { loadPage, type Paging } from './product-list'

const inListing = eq(listingEntries.listing, sql.placeholder('listing'))

const inIt = sql`select ${listingEntries.product_id} as id from ${listingEntries} where ${inListing}`
const facetsOfListing = facetsWithin('listing', inIt)

/** The popular order needs nothing but the index of the listing. */
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

const sortedIds = (sort: ListingSort, name: string, among: SQL | undefined) =>
  statement((db) =>
    db
      .select({ id: products.id })
      .from(listingEntries)
      .innerJoin(products, eq(products.id, listingEntries.product_id))
      .innerJoin(
        productTexts,
        and(eq(productTexts.product_id, products.id), eq(productTexts.language, sql.placeholder('language'))),
      )
      .where(and(inListing, among))
      .orderBy(...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_${sort}`),
  )

const idsBy = { ...bySort((sort) => sortedIds(sort, 'listing_ids', undefined)), popular: popularIds }
const narrowedIdsBy = bySort((sort) => sortedIds(sort, 'listing_ids_narrowed', sql`${products.id} in ${matching(inIt)}`))

/** One page of the products of a category and all below it, of a brand, or of a tag; `listing` is its key (listing-key.ts). */
export async function loadListing(
  db: Database,
  listing: string,
  query: Paging & { f?: FacetFilter | undefined },
  scope: Scope,
): Promise<FacetedPage> {
  const { wishes, total, facets } = await facetsOfListing(db, { listing }, query.f, scope)
  const sort = query.sort ?? 'popular'
  const page = await loadPage(db, total, query, scope, (window) =>
    wishes.narrowed === 0
      ? idsBy[sort](db).execute({ listing, ...window })
      : narrowedIdsBy[sort](db).execute({ listing, ...wishes, ...window }),
  )
  return { ...page, facets }
}
