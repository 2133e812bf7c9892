import { expect, it } from 'vitest'
import type { CategoryNode } from '../../commerce/contract/category'
import { categoryLine } from './category-line'

function node(name: string, uri: string, children: CategoryNode[] = []): CategoryNode {
  const rest = { has_children: children.length > 0, metadata: { icon: null }, parent_id: null, show_in_menu: true, hierarchy: [] }
  return { id: 1, slug: uri, uri, name, children, ...rest }
}

const tree = [node('Laddare', 'laddare'), node('Batterier', 'batterier', [node('Knappceller', 'batterier/knapp')])]

it('names the categories from the top down', () => {
  const last = { name: 'Litium', uri: 'batterier/knapp/litium' }
  expect(categoryLine(tree, last).map(({ name }) => name)).toEqual(['Batterier', 'Knappceller', 'Litium'])
})

it('a category the tree does not know stands alone, however alike the addresses begin', () => {
  expect(categoryLine(tree, { name: 'Laddarkablar', uri: 'laddarkablar/usb' })).toEqual([
    { name: 'Laddarkablar', uri: 'laddarkablar/usb' },
  ])
})
