import type { CategoryNode } from '../commerce/contract/category'
import { type CategoryIconName, isCategoryIcon } from '../ui/icon-names'

/** A main category as every page shows it; what hangs under it is fetched when it is opened (`CategoryMenu`). */
export type MainCategory = { name: string; uri: string; icon: CategoryIconName; opens: boolean }

/** The main categories the menu shows; one whose drawing we do not have gets the plain battery. */
export function mainCategories(tree: readonly CategoryNode[]): MainCategory[] {
  return tree
    .filter((node) => node.show_in_menu)
    .map(({ name, uri, metadata: { icon }, children }) => ({
      name,
      uri,
      icon: icon !== null && isCategoryIcon(icon) ? icon : 'category-battery',
      opens: children.some((child) => child.show_in_menu),
    }))
}
