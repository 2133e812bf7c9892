import { type SQL, sql } from 'drizzle-orm'
import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { FacetedPage, ListingSort } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { allCounts, matching } from '../facets/facet-sql'
import { prepareFacets } from '../facets/facet-statements'
import type { Scope } from '../http/endpoints'
import { bySort, orderOf, textsFor } from './listing-order'
import { loadPage, type Paging } from './product-list'

export type FacetedPaging = Paging & { f?: FacetFilter | undefined }

/**
 * Prepares one kind of listing: its facets and its products in every sort order, with and without a filter. `base` selects the
 * `id` of its products over placeholders, whose values the caller passes as `given`; `name` is the prefix of the prepared
 * statements. `popularIds` and `counts` may replace the unfiltered popular order and facets by cheaper statements. `first` is
 * sorted by before popularity, over the columns of `base`.
 */
export function facetedListing(name: string, base: SQL, { popularIds, first, counts = allCounts(base) }: Shortcuts = {}) {
  const facets = prepareFacets(name, base, counts)
  const among = sql`${products.id} in ${matching(base)}`
  const idsBy = bySort((sort) => sortedIds(`${name}_ids`, base, sort, { first }))
  const all = { ...idsBy, popular: popularIds ?? idsBy.popular }
  const filtered = bySort((sort) => sortedIds(`${name}_ids_narrowed`, base, sort, { first, among }))

  return async (db: Database, given: Record<string, unknown>, query: FacetedPaging, scope: Scope): Promise<FacetedPage> => {
    const counted = await facets(db, given, query.f, scope)
    const { selection, total } = counted
    const sort = query.sort ?? 'popular'
    const page = await loadPage(db, total, query, scope, (window) =>
      selection.selectedCount === 0
        ? all[sort](db).execute({ ...given, ...window })
        : filtered[sort](db).execute({ ...given, ...selection, ...window }),
    )
    return { ...page, facets: counted.facets }
  }
}

type Order = { first?: SQL | undefined; among?: SQL }
type Shortcuts = { popularIds?: ReturnType<typeof sortedIds>; first?: SQL; counts?: SQL }

const sortedIds = (name: string, base: SQL, sort: ListingSort, { first, among }: Order) =>
  statement((db) =>
    db
      .select({ id: products.id })
      .from(sql`(${base}) as base`)
      .innerJoin(products, sql`${products.id} = base.id`)
      .leftJoin(productTexts, textsFor(sort))
      .where(among)
      .orderBy(...(sort === 'popular' && first !== undefined ? [first] : []), ...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}_${sort}`),
  )
