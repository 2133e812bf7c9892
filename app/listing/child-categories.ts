import type { Category } from '../commerce/contract/category'
import { categoryHref, ghostHref } from '../routing/listing-path'
import type { Store } from '../store/store'
import { sortByName } from '../store/sort-by-name'

/** A category below the one a listing shows; `count` is how many products stand in it and below it. */
export type ChildCategory = { id: number; name: string; href: string; icon: string | null; count: number }

/** The children of a category as its page lists them, sorted by name; one the menu does not show leads to its ghost listing (spec section 2). */
export function childCategories(
  children: Category['children'],
  { language, iso }: Pick<Store, 'language' | 'iso'>,
): ChildCategory[] {
  return sortByName(children, iso).map(({ uri, show_in_menu, ...child }) => ({
    ...child,
    href: show_in_menu ? categoryHref(language, uri) : ghostHref(language, uri),
  }))
}
