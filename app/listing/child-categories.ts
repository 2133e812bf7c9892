import type { Category } from '../commerce/contract/category'
import { linkedCategory } from '../routing/listing-path'
import type { Store } from '../store/store'
import { sortByName } from '../store/sort-by-name'

/** A child of a listing's category; `count` is the number of products in it and in its descendants. */
export type ChildCategory = { id: number; name: string; href: string; icon: string | null; count: number }

/** The children of a category, sorted by name. One that is hidden from the menu links to its ghost listing (spec section 2). */
export function childCategories(
  children: Category['children'],
  { language, iso }: Pick<Store, 'language' | 'iso'>,
): ChildCategory[] {
  return sortByName(children, iso).map(({ uri, show_in_menu, ...child }) => ({
    ...child,
    href: linkedCategory(language, { uri, show_in_menu }),
  }))
}
