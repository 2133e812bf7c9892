import type { SearchCategory } from '../../app/commerce/contract/category'
import { allCategories } from '../catalogue/category-rows'
import type { Database } from '../database/database'
import type { Language } from '../seed/shapes'
import { wordsOf } from './words'

const AT_MOST = 8

type Named = SearchCategory & { name: string }

/** The categories whose name holds every word of the query, also within a compound. */
export async function searchCategories(db: Database, query: string, language: Language): Promise<SearchCategory[]> {
  return matchCategories(await allCategories(db).execute({ language }), query)
}

/** Names that begin with the query stand first, then the higher in the tree. */
export function matchCategories(rows: readonly Named[], query: string): SearchCategory[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const first = words.join(' ')
  return rows
    .filter((row) => words.every((word) => row.name.toLowerCase().includes(word)))
    .map((row) => ({ row, order: (row.name.toLowerCase().startsWith(first) ? 0 : 100) + row.hierarchy.length }))
    .sort((a, b) => a.order - b.order)
    .slice(0, AT_MOST)
    .map(({ row: { slug, uri, hierarchy } }) => ({ slug, uri, hierarchy }))
}
