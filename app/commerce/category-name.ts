import type { CategoryNode } from './contract/category'

/** The names of each tree by id. A cart of 500 lines asks a tree 500 times. */
const known = new WeakMap<readonly CategoryNode[], ReadonlyMap<number, string>>()

/** The name of the first of the categories that the tree has; null when it has none of them. */
export function categoryName(tree: readonly CategoryNode[], ids: readonly number[]): string | null {
  const names = known.get(tree) ?? new Map(namesIn(tree))
  known.set(tree, names)
  const id = ids.find((one) => names.has(one))
  return id === undefined ? null : (names.get(id) ?? null)
}

const namesIn = (tree: readonly CategoryNode[]): [number, string][] =>
  tree.flatMap(({ id, name, children }): [number, string][] => [[id, name], ...namesIn(children)])
