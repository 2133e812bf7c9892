import { expect, test } from 'vitest'
import { ancestorsOf } from './category-page'

test('the ancestors of a category have the beginnings of its uri', () => {
  expect(ancestorsOf('batterier/knappceller/litium', ['Batterier', 'Knappceller', 'Litium'])).toEqual([
    { name: 'Batterier', uri: 'batterier' },
    { name: 'Knappceller', uri: 'batterier/knappceller' },
  ])
  expect(ancestorsOf('batterier', ['Batterier'])).toEqual([])
})
