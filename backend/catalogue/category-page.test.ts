import { expect, test } from 'vitest'
import { ancestorUris } from './category-page'

test('the uris of the ancestors are prefixes of the category uri', () => {
  expect(ancestorUris('batterier/knappceller/litium')).toEqual(['batterier', 'batterier/knappceller'])
  expect(ancestorUris('batterier')).toEqual([])
})
