import { expect, test } from 'vitest'
import { buildTree } from './category-tree'

const row = (id: number, parent_id: number | null) => ({
  id,
  parent_id,
  icon: null,
  show_in_menu: true,
  name: String(id),
  slug: String(id),
  uri: String(id),
  hierarchy: [String(id)],
})

test('children are listed under their parent in the order of the rows', () => {
  const [top] = buildTree([row(1, null), row(3, 1), row(2, 1), row(4, 3)])
  expect(top?.children.map((child) => [child.id, child.has_children])).toEqual([
    [3, true],
    [2, false],
  ])
})

test('the descendants of a hidden category are hidden too', () => {
  expect(buildTree([row(1, null), row(4, 3)]).map((node) => [node.id, node.has_children])).toEqual([[1, false]])
})
