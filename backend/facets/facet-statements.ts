import { eq, type SQL, sql } from 'drizzle-orm'
import type { FacetFilter } from '../../app/commerce/contract/facet'
import { type Database, statement } from '../database/database'
import { attributeTexts } from '../database/schema/attributes'
import type { Scope } from '../http/endpoints'
import { facetWishes, type FacetWishes } from './facet-filter'
import { facetCounts } from './facet-sql'
import { FACET_ORDER } from './facet-table'
import { shapeFacets } from './shape-facets'

const attributeNames = statement((db) =>
  db
    .select({ key: attributeTexts.attribute_key, name: attributeTexts.name })
    .from(attributeTexts)
    .where(eq(attributeTexts.language, sql.placeholder('language')))
    .prepare('facet_attribute_names'),
)

/**
 * Prepares the facets of one kind of listing. `base` is a select of the `id` of its products over placeholders, whose values the
 * caller gives; `name` tells its statements from others'. The answer also counts the products that meet the filter.
 */
export function facetsWithin(name: string, base: SQL) {
  const counts = statement((db) =>
    db
      .select({
        facet: sql<string>`facet`,
        value: sql<string>`value`,
        everyone: sql<number>`everyone`,
        shown: sql<number>`shown`,
        unit: sql<string | null>`unit`,
        word: sql<string | null>`word`,
      })
      .from(facetCounts(base))
      .prepare(`facets_${name}`),
  )
  return async (db: Database, given: Record<string, unknown>, filter: FacetFilter | undefined, scope: Scope) => {
    const wishes: FacetWishes = facetWishes(filter)
    const { language, store, now } = scope
    const [rows, named] = await Promise.all([
      counts(db).execute({ ...given, ...wishes, facets: [...FACET_ORDER], language, store: store.id, now: now.toISOString() }),
      attributeNames(db).execute({ language }),
    ])
    const names = new Map(named.map((row) => [row.key, row.name]))
    const total = rows.find((row) => row.facet === '')?.shown ?? 0
    return { wishes, total, facets: shapeFacets(rows, wishes, names, scope) }
  }
}
