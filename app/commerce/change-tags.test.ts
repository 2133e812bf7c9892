import { expect, it } from 'vitest'
import { tagsOf } from './change-tags'
import { CONTENT_TAG, productTag } from './contract/changes'

it('gives a product page the tags of the variations and pack sizes whose prices and stock it shows', () => {
  const chip = { slug: 'cr2032-4-pack', price: 49 }
  const page = { id: 1, slug: 'cr2032', variations: [{ ...chip, product_id: 2 }], pack_sizes: [{ ...chip, product_id: 3 }] }
  expect(tagsOf(page)).toEqual(new Set([productTag(1), productTag(2), productTag(3)]))
})

it('does not take a category for the product with its id, whose sale would drop the menu of every page', () => {
  const category = {
    id: 1,
    slug: 'batterier',
    uri: 'batterier',
    children: [{ id: 2, slug: 'knappceller', uri: 'batterier/knappceller' }],
  }
  expect(tagsOf([category])).toEqual(new Set([CONTENT_TAG]))
})
