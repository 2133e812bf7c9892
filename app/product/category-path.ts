import type { CategoryNode } from '../commerce/contract/category'

/**
 * The breadcrumbs from the top category down to `last`. Ancestors that are not in `tree` are left out; `last` is always included.
 */
export function categoryPath(tree: readonly CategoryNode[], last: Breadcrumb): Breadcrumb[] {
  const ancestor = tree.find(({ uri }) => last.uri.startsWith(`${uri}/`))
  const { name, uri, show_in_menu } = ancestor ?? last
  return [{ name, uri, show_in_menu }, ...(ancestor ? categoryPath(ancestor.children, last) : [])]
}

/**
 * The place of a product's category in the tree. One that the backend tells by its name alone is looked
 * up; null when there is none of that name.
 */
export function placeOf(tree: readonly CategoryNode[], { uri, ...category }: Told): Breadcrumb | null {
  if (uri !== null) return { ...category, uri }
  const found = tree.find(({ name }) => name === category.name)
  if (found) return { name: found.name, uri: found.uri, show_in_menu: found.show_in_menu }
  return firstOf(tree, ({ children }) => placeOf(children, { uri, ...category }))
}

function firstOf<T>(tree: readonly CategoryNode[], find: (node: CategoryNode) => T | null): T | null {
  for (const node of tree) {
    const found = find(node)
    if (found !== null) return found
  }
  return null
}

type Told = Omit<Breadcrumb, 'uri'> & { uri: string | null }
type Breadcrumb = { name: string; uri: string; show_in_menu: boolean }
