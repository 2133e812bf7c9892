import type { Category } from '../../app/commerce/contract/category'
import type { Database } from '../database/database'
import { loadCategoryDevices } from '../devices/category-devices'
import { notFound } from '../http/refusal'
import type { Language } from '../../app/commerce/contract/languages'
import { alternatesOf } from './alternates'
import { categoryByUri, categoryUris, childCategories } from './category-rows'

/** A category by its uri in the language, with its ancestors and children. Throws 404 for an unknown uri. */
export async function loadCategory(db: Database, language: Language, uri: string): Promise<Category> {
  const [row] = await categoryByUri(db).execute({ language, uri })
  if (row === undefined) throw notFound(`The category ${uri}`)
  const [children, uris, devices] = await Promise.all([
    childCategories(db).execute({ language, id: row.id }),
    categoryUris(db).execute({ id: row.id }),
    loadCategoryDevices(db, row.id),
  ])
  const { parent_id: _parent, hierarchy, ...category } = row
  return { ...category, ancestors: ancestorsOf(row.uri, hierarchy), children, devices, alternates: alternatesOf(uris) }
}

/** The ancestors of a category from the root down. Their uris are prefixes of its own. */
export function ancestorsOf(uri: string, hierarchy: readonly string[]): { name: string; uri: string }[] {
  const slugs = uri.split('/')
  return hierarchy.slice(0, -1).map((name, depth) => ({ name, uri: slugs.slice(0, depth + 1).join('/') }))
}
