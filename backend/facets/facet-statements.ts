import { eq, type SQL, sql } from 'drizzle-orm'
import type { Facet, FacetFilter } from '../../app/commerce/contract/facet'
import { type Database, statement } from '../database/database'
import { attributeTexts } from '../database/schema/attributes'
import type { Scope } from '../http/endpoints'
import { facetWishes, type FacetWishes } from './facet-filter'
import { narrowedCounts } from './facet-sql'
import { shapeFacets } from './build-facets'

const attributeNames = statement((db) =>
  db
    .select({ key: attributeTexts.attribute_key, name: attributeTexts.name })
    .from(attributeTexts)
    .where(eq(attributeTexts.language, sql.placeholder('language')))
    .prepare('facet_attribute_names'),
)

const counting = (name: string, counts: SQL) =>
  statement((db) =>
    db
      .select({
        facet: sql<string>`facet`,
        value: sql<string>`value`,
        everyone: sql<number>`everyone`,
        shown: sql<number>`shown`,
        unit: sql<string | null>`unit`,
        word: sql<string | null>`word`,
      })
      .from(counts)
      .prepare(`facets_${name}`),
  )

/** What was counted: what the filter wishes, how many products meet it, and the facets as they are shown. */
export type CountedFacets = { wishes: FacetWishes; total: number; facets: Facet[] }

/**
 * Prepares the facets of one kind of listing. `base` is a select of the `id` of its products over placeholders, whose values the
 * caller gives; `whole` counts it where nothing is chosen (facet-sql.ts); `name` tells its statements from others'.
 */
export function facetsWithin(name: string, base: SQL, whole: SQL) {
  const all = counting(`${name}_all`, whole)
  const narrowed = counting(`${name}_narrowed`, narrowedCounts(base))
  return async (
    db: Database,
    given: Record<string, unknown>,
    filter: FacetFilter | undefined,
    scope: Scope,
  ): Promise<CountedFacets> => {
    const wishes = facetWishes(filter)
    const { language, store, now } = scope
    const counts = wishes.narrowed === 0 ? all(db) : narrowed(db)
    const [rows, named] = await Promise.all([
      counts.execute({ ...given, ...wishes, language, store: store.id, now: now.toISOString() }),
      attributeNames(db).execute({ language }),
    ])
    const names = new Map(named.map((row) => [row.key, row.name]))
    const total = rows.find((row) => row.facet === '')?.shown ?? 0
    return { wishes, total, facets: shapeFacets(rows, wishes, names, scope) }
  }
}
