import { type SQL, sql } from 'drizzle-orm'
import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { FacetedPage, ListingSort } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { products, productTexts } from '../database/schema/products'
import { allCounts, matching } from '../facets/facet-sql'
import { facetsWithin } from '../facets/facet-statements'
import type { Scope } from '../http/endpoints'
import { bySort, orderOf, textsFor } from './listing-order'
import { loadPage, type Paging } from './product-list'

export type NarrowedPaging = Paging & { f?: FacetFilter | undefined }

/**
 * Prepares one kind of listing: its facets and its products in every order, all of them and narrowed. `base` is a select of the `id` of
 * its products over placeholders, whose values the caller gives; `name` tells its statements from others'. `popularIds` may give the
 * popular order of all in a cheaper way, and `counts` the facets of all; `first` stands before that order, over the columns of `base`.
 */
export function narrowableListing(name: string, base: SQL, { popularIds, first, counts = allCounts(base) }: Shortcuts = {}) {
  const facets = facetsWithin(name, base, counts)
  const among = sql`${products.id} in ${matching(base)}`
  const idsBy = bySort((sort) => sortedIds(`${name}_ids`, base, sort, { first }))
  const all = { ...idsBy, popular: popularIds ?? idsBy.popular }
  const narrowed = bySort((sort) => sortedIds(`${name}_ids_narrowed`, base, sort, { first, among }))

  return async (db: Database, given: Record<string, unknown>, query: NarrowedPaging, scope: Scope): Promise<FacetedPage> => {
    const counted = await facets(db, given, query.f, scope)
    const { wishes, total } = counted
    const sort = query.sort ?? 'popular'
    const page = await loadPage(db, total, query, scope, (window) =>
      wishes.narrowed === 0
        ? all[sort](db).execute({ ...given, ...window })
        : narrowed[sort](db).execute({ ...given, ...wishes, ...window }),
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
