import { sortByName } from '../store/sort-by-name'
import type { CategoryNode } from '../commerce/contract/category'
import { categoryHref } from '../routing/listing-path'
import type { Store } from '../store/store'

/** A category as a link of the menu, with its subcategories. */
export type MenuBranch = { name: string; href: string; children: MenuBranch[] }

/** The submenu of a main category: the category with its visible descendants, sorted by name (spec section 9). */
export type CategoryMenu = MenuBranch

/** The submenu of each main category, by `uri`. */
export function categoryMenus(
  tree: readonly CategoryNode[],
  store: Pick<Store, 'language' | 'iso'>,
): ReadonlyMap<string, CategoryMenu> {
  const branch = ({ name, uri, children }: CategoryNode): MenuBranch => ({
    name,
    href: categoryHref(store.language, uri),
    children: sortByName(visible(children), store.iso).map(branch),
  })
  return new Map(visible(tree).map((node) => [node.uri, branch(node)]))
}

const visible = (nodes: readonly CategoryNode[]) => nodes.filter((node) => node.show_in_menu)
