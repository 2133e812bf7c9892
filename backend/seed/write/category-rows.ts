import type { categories, categoryTexts } from '../../database/schema/categories'
import type { Ids } from './catalogue-ids'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { SeedCategory } from '../data/records'
import type { Language } from '../../../app/commerce/contract/languages'

/** The rows of the category tree. `seeds` must list parents before their children. */
export function categoryRows(seeds: readonly SeedCategory[], ids: Pick<Ids, 'category'>) {
  const rows: (typeof categories.$inferInsert)[] = []
  const texts: (typeof categoryTexts.$inferInsert)[] = []
  const paths = new Map<string, { uri: string; hierarchy: string[] }>()
  const pathKey = (key: string, language: Language) => `${language}:${key}`

  for (const [position, seed] of seeds.entries()) {
    const id = ids.category(seed.key)
    rows.push({
      id,
      key: seed.key,
      parent_id: seed.parent === null ? null : ids.category(seed.parent),
      position,
      icon: seed.icon,
      show_in_menu: seed.showInMenu,
    })
    for (const language of LANGUAGES) {
      const above = seed.parent === null ? undefined : paths.get(pathKey(seed.parent, language))
      const uri = above === undefined ? seed.slug[language] : `${above.uri}/${seed.slug[language]}`
      const hierarchy = [...(above?.hierarchy ?? []), seed.name[language]]
      paths.set(pathKey(seed.key, language), { uri, hierarchy })
      texts.push({
        category_id: id,
        language,
        name: seed.name[language],
        slug: seed.slug[language],
        uri,
        hierarchy,
        description: seed.description[language],
      })
    }
  }
  return { rows, texts }
}

/** Maps each category's key to the keys from its root down to itself. `seeds` must list parents before their children. */
export function lineages(seeds: readonly SeedCategory[]): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  for (const seed of seeds) {
    const above = seed.parent === null ? [] : lines.get(seed.parent)
    if (above === undefined) throw new Error(`The category ${seed.key} is listed before its parent ${String(seed.parent)}`)
    lines.set(seed.key, [...above, seed.key])
  }
  return lines
}
