import { and, eq, sql } from 'drizzle-orm'
import type { ListingSort, ProductPage } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { listingEntries } from '../database/schema/placement'
import { products, productTexts } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { orderOf } from './listing-order'
import { loadPage, type Paging } from './product-list'

const inListing = eq(listingEntries.listing, sql.placeholder('listing'))

const countOfListing = statement((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(listingEntries)
    .where(inListing)
    .prepare('listing_count'),
)

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

const sortedIds = (sort: ListingSort) =>
  statement((db) =>
    db
      .select({ id: products.id })
      .from(listingEntries)
      .innerJoin(products, eq(products.id, listingEntries.product_id))
      .innerJoin(
        productTexts,
        and(eq(productTexts.product_id, products.id), eq(productTexts.language, sql.placeholder('language'))),
      )
      .where(inListing)
      .orderBy(...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`listing_ids_${sort}`),
  )

const idsBy = {
  popular: popularIds,
  'price-asc': sortedIds('price-asc'),
  'price-desc': sortedIds('price-desc'),
  name: sortedIds('name'),
  newest: sortedIds('newest'),
}

/** One page of the products of a category and all below it, of a brand, or of a tag; `listing` is its key (listing-key.ts). */
export async function loadListing(db: Database, listing: string, paging: Paging, scope: Scope): Promise<ProductPage> {
  const [counted] = await countOfListing(db).execute({ listing })
  return loadPage(db, counted?.total ?? 0, paging, scope, (window) =>
    idsBy[paging.sort ?? 'popular'](db).execute({ listing, ...window }),
  )
}
