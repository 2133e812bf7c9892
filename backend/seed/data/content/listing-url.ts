import type { Language } from '../../../../app/commerce/contract/languages'
import { powerFamilies } from '../catalogue/power/power-families'

const categories = new Map(powerFamilies.flatMap((family) => family.categories).map((category) => [category.key, category]))

/** The URL of a category's listing below the language prefix. Throws on an unknown category. */
export const listingUrl = (key: string, language: Language): string => `artiklar/${uriOf(key, language)}/index.html`

/** The slugs from the root category down, as in the URL of a listing. */
function uriOf(key: string, language: Language): string {
  const category = categories.get(key)
  if (!category) throw new Error(`The content leads to the unknown category ${key}`)
  return category.parent === null ? category.slug[language] : `${uriOf(category.parent, language)}/${category.slug[language]}`
}
