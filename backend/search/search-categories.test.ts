import { expect, test } from 'vitest'
import { matchCategories } from './search-categories'

const row = (...hierarchy: string[]) => ({
  name: hierarchy.at(-1) ?? '',
  slug: 's',
  uri: hierarchy.join('/').toLowerCase(),
  hierarchy,
})
const rows = [row('Batterier'), row('Batterier', 'Knappcellsbatterier'), row('Laddare'), row('Batterier', 'Batteriladdare')]
const found = (query: string) => matchCategories(rows, query).map((category) => category.hierarchy.at(-1))

test('a word is found within a compound, names that begin with it stand first', () => {
  expect(found('batteri')).toEqual(['Batterier', 'Batteriladdare', 'Knappcellsbatterier'])
  expect(found('laddare')).toEqual(['Laddare', 'Batteriladdare'])
})

test('every word must be there, and no word finds nothing', () => {
  expect(found('batteri laddare')).toEqual(['Batteriladdare'])
  expect(found('!')).toEqual([])
})
