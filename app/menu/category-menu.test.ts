import { expect, it } from 'vitest'
import type { CategoryNode } from '../commerce/contract/category'
import { storeOf } from '../store/stores'
import { categoryMenus } from './category-menu'
import { mainCategories } from './main-categories'

const node = (uri: string, children: CategoryNode[] = [], rest: Partial<CategoryNode> = {}): CategoryNode => ({
  id: 1,
  slug: uri,
  uri,
  name: uri.slice(uri.lastIndexOf('/') + 1),
  has_children: children.length > 0,
  children,
  metadata: { icon: null },
  parent_id: null,
  show_in_menu: true,
  hierarchy: [],
  ...rest,
})
const hidden = { show_in_menu: false }

it('the main menu leaves out hidden categories, and shows the battery icon for an unknown icon', () => {
  const car = { metadata: { icon: 'category-car' } }
  const tree = [
    node('car', [], car),
    node('hidden', [], { ...car, ...hidden }),
    node('odd', [], { metadata: { icon: 'no-such' } }),
  ]
  expect(mainCategories(tree)).toEqual([
    { name: 'car', uri: 'car', icon: 'category-car', hasSubmenu: false },
    { name: 'odd', uri: 'odd', icon: 'category-battery', hasSubmenu: false },
  ])
})

it('a main category has a submenu when it has visible children', () => {
  const tree = [node('a', [node('a/x')]), node('b', [node('b/x', [], hidden)]), node('c')]
  expect(mainCategories(tree).map(({ hasSubmenu }) => hasSubmenu)).toEqual([true, false, false])
})

it('a main category has a submenu when the backend says that it has children, and leaves them out', () => {
  expect(mainCategories([node('a', [], { has_children: true })]).map(({ hasSubmenu }) => hasSubmenu)).toEqual([true])
})

it('the submenu of a main category holds two levels of links, each sorted by name', () => {
  const tree = [node('tools', [node('tools/makita', [node('tools/makita/18'), node('tools/makita/12')]), node('tools/Bosch')])]
  expect(categoryMenus(tree, storeOf('sv')).get('tools')).toEqual({
    name: 'tools',
    href: '/sv/artiklar/tools/index.html',
    children: [
      { name: 'Bosch', href: '/sv/artiklar/tools/Bosch/index.html', children: [] },
      {
        name: 'makita',
        href: '/sv/artiklar/tools/makita/index.html',
        children: ['12', '18'].map((name) => ({ name, href: `/sv/artiklar/tools/makita/${name}/index.html`, children: [] })),
      },
    ],
  })
})

it('hidden categories are left out on every level', () => {
  const tree = [node('a', [node('a/x', [node('a/x/y', [], hidden)]), node('a/z', [], hidden)]), node('b', [], hidden)]
  const menus = categoryMenus(tree, storeOf('de'))
  expect([...menus.keys()]).toEqual(['a'])
  expect(menus.get('a')?.children.map(({ name, children }) => [name, children])).toEqual([['x', []]])
})
