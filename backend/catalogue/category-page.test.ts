import { expect, test } from 'vitest'
import { ancestorsOf } from './category-page'

test('the uris of the ancestors are prefixes of the category uri', () => {
  expect(ancestorsOf('batterier/knappceller/litium', ['Batterier', 'Knappceller', 'Litium'])).toEqual([
    { name: 'Batterier', uri: 'batterier' },
    { name: 'Knappceller', uri: 'batterier/knappceller' },
  ])
  expect(ancestorsOf('batterier', ['Batterier'])).toEqual([])
})
