import { eq, type SQL, sql } from 'drizzle-orm'
import type { Facet, FacetFilter } from '../../app/commerce/contract/facet'
import { type Database, statement } from '../database/database'
import { attributeTexts } from '../database/schema/attributes'
import type { Scope } from '../http/endpoints'
import { toFacetSelection, type FacetSelection } from './facet-filter'
import { filteredCounts } from './facet-sql'
import { buildFacets } from './build-facets'

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

/** The filter as a selection, the number of products that meet it, and the facets as they are shown. */
export type CountedFacets = { selection: FacetSelection; total: number; facets: Facet[] }

/**
 * Prepares the facets of one kind of listing. `base` selects the `id` of its products over placeholders, whose values the caller
 * passes as `given`; `whole` counts the facets without a filter (facet-sql.ts); `name` is the prefix of the prepared statements.
 */
export function prepareFacets(name: string, base: SQL, whole: SQL) {
  const all = counting(`${name}_all`, whole)
  const filtered = counting(`${name}_narrowed`, filteredCounts(base))
  return async (
    db: Database,
    given: Record<string, unknown>,
    filter: FacetFilter | undefined,
    scope: Scope,
  ): Promise<CountedFacets> => {
    const selection = toFacetSelection(filter)
    const { language, store, now } = scope
    const counts = selection.selectedCount === 0 ? all(db) : filtered(db)
    const [rows, named] = await Promise.all([
      counts.execute({ ...given, ...selection, language, store: store.id, now: now.toISOString() }),
      attributeNames(db).execute({ language }),
    ])
    const names = new Map(named.map((row) => [row.key, row.name]))
    const total = rows.find((row) => row.facet === '')?.shown ?? 0
    return { selection, total, facets: buildFacets(rows, selection, names, scope) }
  }
}
