import type { CategoryNode } from './contract/category'

/** The name of the first of the categories that the tree has; null when it has none of them. */
export function categoryName(tree: readonly CategoryNode[], ids: readonly number[]): string | null {
  for (const id of ids) {
    const name = nameIn(tree, id)
    if (name !== null) return name
  }
  return null
}

function nameIn(tree: readonly CategoryNode[], id: number): string | null {
  for (const node of tree) {
    const name = node.id === id ? node.name : nameIn(node.children, id)
    if (name !== null) return name
  }
  return null
}
