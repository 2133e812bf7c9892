import type { CategoryNode } from '../commerce/contract/category'

/** The breadcrumbs from the top category down to `last`. Ancestors that are not in `tree` are left out; `last` is always included. */
export function categoryPath(tree: readonly CategoryNode[], last: Breadcrumb): Breadcrumb[] {
  const ancestor = tree.find(({ uri }) => last.uri.startsWith(`${uri}/`))
  if (!ancestor) return [{ name: last.name, uri: last.uri }]
  return [{ name: ancestor.name, uri: ancestor.uri }, ...categoryPath(ancestor.children, last)]
}

type Breadcrumb = { name: string; uri: string }
