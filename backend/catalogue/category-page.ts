import type { Category } from '../../app/commerce/contract/category'
import type { Database } from '../database/database'
import { loadCategoryDevices } from './category-devices'
import { notFound } from '../refusal'
import type { Language } from '../../app/commerce/contract/languages'
import { listingAlternatesOf } from './alternates'
import { categoriesByUris, categoryByUri, categoryUris, childCategories } from './category-rows'

/** A category by its uri in the language, with its ancestors and children. Throws 404 for an unknown uri. */
export async function loadCategory(db: Database, language: Language, uri: string): Promise<Category> {
  const [row] = await categoryByUri(db).execute({ language, uri })
  if (row === undefined) throw notFound(`The category ${uri}`)
  const [ancestors, children, uris, devices] = await Promise.all([
    categoriesByUris(db).execute({ language, uris: ancestorUris(uri) }),
    childCategories(db).execute({ language, id: row.id }),
    categoryUris(db).execute({ id: row.id }),
    loadCategoryDevices(db, row.id, language),
  ])
  const { parent_id: _parent, hierarchy: _names, ...category } = row
  return { ...category, ancestors, children, devices, ...listingAlternatesOf(uris) }
}

/** The uris of the ancestors of a category from the root down: the prefixes of its own. */
export function ancestorUris(uri: string): string[] {
  const slugs = uri.split('/')
  return slugs.slice(1).map((_, depth) => slugs.slice(0, depth + 1).join('/'))
}
