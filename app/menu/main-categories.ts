import type { CategoryNode } from '../commerce/contract/category'
import { type CategoryIconName, isCategoryIcon } from '../ui/icon-names'

/** A main category, part of every page. `opens`: it has a submenu (`CategoryMenu`), which is fetched when it is opened. */
export type MainCategory = { name: string; uri: string; icon: CategoryIconName; opens: boolean }

/** The visible main categories; an unknown icon becomes the battery icon. */
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
