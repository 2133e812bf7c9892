import type { CategoryNode } from '../commerce/contract/category'

/** The breadcrumbs from the top category down to `last`. Ancestors that are not in `tree` are left out; `last` is always included. */
export function categoryPath(tree: readonly CategoryNode[], last: Breadcrumb): Breadcrumb[] {
  const ancestor = tree.find(({ uri }) => last.uri.startsWith(`${uri}/`))
  const { name, uri, show_in_menu } = ancestor ?? last
  return [{ name, uri, show_in_menu }, ...(ancestor ? categoryPath(ancestor.children, last) : [])]
}

type Breadcrumb = { name: string; uri: string; show_in_menu: boolean }
