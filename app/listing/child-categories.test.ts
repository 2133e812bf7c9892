import { expect, it } from 'vitest'
import { storeOf } from '../store/stores'
import { childCategories } from './child-categories'

const child = (name: string, show_in_menu = true) => ({ id: 1, name, uri: `verktyg/${name}`, icon: null, show_in_menu, count: 3 })

it('sorts children by name in the order of the language', () => {
  const names = childCategories(
    ['Öl', 'makita', 'Ålö', 'Bosch'].map((name) => child(name)),
    storeOf('sv'),
  ).map(({ name }) => name)
  expect(names).toEqual(['Bosch', 'makita', 'Ålö', 'Öl'])
})

it('a category hidden from the menu links to its ghost listing, any other to its listing', () => {
  const [hitachi, makita] = childCategories([child('makita'), child('hitachi', false)], storeOf('sv'))
  expect(hitachi).toEqual({ id: 1, name: 'hitachi', href: '/sv/artiklar/verktyg/hitachi/ALLA/sida.html', icon: null, count: 3 })
  expect(makita?.href).toBe('/sv/artiklar/verktyg/makita/index.html')
})
