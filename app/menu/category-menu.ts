import { sortByName } from '../store/sort-by-name'
import type { CategoryNode } from '../commerce/contract/category'
import { categoryHref } from '../routing/listing-path'
import type { Store } from '../store/store'

/** A category as a link of the menu, with those below it. */
export type MenuBranch = { name: string; href: string; children: MenuBranch[] }

/** What opens under a main category: that category with everything below it that the menu shows, sorted by name (spec section 9). */
export type CategoryMenu = MenuBranch

/** What opens under each main category of the menu, by uri. */
export function categoryMenus(
  tree: readonly CategoryNode[],
  store: Pick<Store, 'language' | 'iso'>,
): ReadonlyMap<string, CategoryMenu> {
  const branch = ({ name, uri, children }: CategoryNode): MenuBranch => ({
    name,
    href: categoryHref(store.language, uri),
    children: sortByName(shown(children), store.iso).map(branch),
  })
  return new Map(shown(tree).map((node) => [node.uri, branch(node)]))
}

const shown = (nodes: readonly CategoryNode[]) => nodes.filter((node) => node.show_in_menu)
