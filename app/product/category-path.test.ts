import { expect, it } from 'vitest'
import type { CategoryNode } from '../commerce/contract/category'
import { categoryPath, placeOf } from './category-path'

function node(name: string, uri: string, children: CategoryNode[] = []): CategoryNode {
  const rest = { has_children: children.length > 0, metadata: { icon: null }, parent_id: null, show_in_menu: true, hierarchy: [] }
  return { id: 1, slug: uri, uri, name, children, ...rest }
}

const tree = [node('Laddare', 'laddare'), node('Batterier', 'batterier', [node('Knappceller', 'batterier/knapp')])]

it('lists the categories from the top down', () => {
  const last = { name: 'Litium', uri: 'batterier/knapp/litium', show_in_menu: true }
  expect(categoryPath(tree, last).map(({ name }) => name)).toEqual(['Batterier', 'Knappceller', 'Litium'])
})

it('a category outside the tree has no ancestors, even if its address begins like that of another', () => {
  const last = { name: 'Laddarkablar', uri: 'laddarkablar/usb', show_in_menu: false }
  expect(categoryPath(tree, last)).toEqual([last])
})

it('a category that is told by its name alone stands where the tree has it', () => {
  const told = { name: 'Knappceller', uri: null, show_in_menu: true }
  expect(placeOf(tree, told)).toEqual({ ...told, uri: 'batterier/knapp' })
  expect(placeOf(tree, { ...told, name: 'Ballonger' })).toBeNull()
})
