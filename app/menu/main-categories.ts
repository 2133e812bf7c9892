import type { CategoryNode } from '../commerce/contract/category'
import { type CategoryIconName, isCategoryIcon } from '../ui/icon-names'

/** A main category, part of every page. Its submenu (`CategoryMenu`) is fetched when it is opened. */
export type MainCategory = { name: string; uri: string; icon: CategoryIconName; hasSubmenu: boolean }

/** The visible main categories; an unknown icon becomes the battery icon. */
export function mainCategories(tree: readonly CategoryNode[]): MainCategory[] {
  return tree
    .filter((node) => node.show_in_menu)
    .map(({ metadata: { icon }, ...node }) => ({
      name: node.name,
      uri: node.uri,
      icon: icon !== null && isCategoryIcon(icon) ? icon : 'category-battery',
      hasSubmenu: lacksChildren(node) || node.children.some((child) => child.show_in_menu),
    }))
}

/** Whether the category has children that the answer leaves out. */
export const lacksChildren = ({ has_children, children }: Pick<CategoryNode, 'has_children' | 'children'>): boolean =>
  has_children && children.length === 0
