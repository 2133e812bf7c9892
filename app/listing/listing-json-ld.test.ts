import { expect, it } from 'vitest'
import { listingJsonLd } from './listing-json-ld'

it('the positions of a listing go on over its pages, and the list names the number of all its products', () => {
  const place = { before: 48, total: 130, origin: 'https://shop.example' }
  expect(listingJsonLd(['lr6', 'lr03'], place, 'da')).toMatchObject({
    numberOfItems: 130,
    itemListElement: [
      { position: 49, url: 'https://shop.example/da/artiklar/lr6.html' },
      { position: 50, url: 'https://shop.example/da/artiklar/lr03.html' },
    ],
  })
})
