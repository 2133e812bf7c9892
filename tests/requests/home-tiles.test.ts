import { expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { type TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

let shop: TestShop
shopForTheFile((opened) => {
  shop = opened
})

it.each(LANGUAGES)('each main category is a link with a picture of its best-selling product, in %s', async (language) => {
  const { body } = await shop.visitor().get(href('home', language))
  const tiles = /<section aria-labelledby="categories".*?<\/section>/s.exec(body)?.[0] ?? ''
  const pictures = elements(tiles, 'img')
  expect(pictures).toHaveLength(elements(tiles, 'a').length)
  expect(pictures.length).toBeGreaterThan(1)
  for (const { src = '', alt, width, height } of pictures) {
    expect([alt, width, height]).toEqual(['', '96', '96'])
    expect((await shop.visitor().get(src)).status).toBe(200)
  }
})
