import type { CategoryNode } from '../../commerce/contract/category'

/** A category as a step of the breadcrumbs. */
export type CategoryStep = { name: string; uri: string }

/** The categories from the top down to `last`, as far as the tree names them; `last` itself in any case. */
export function categoryLine(tree: readonly CategoryNode[], last: CategoryStep): CategoryStep[] {
  const above = tree.find(({ uri }) => last.uri.startsWith(`${uri}/`))
  if (!above) return [{ name: last.name, uri: last.uri }]
  return [{ name: above.name, uri: above.uri }, ...categoryLine(above.children, last)]
}
