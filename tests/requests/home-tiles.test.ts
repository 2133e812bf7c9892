import { expect, it, onTestFinished } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'
import { translator } from '../support/shop/translator'

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

it.each(LANGUAGES)('a home page without the finder does not ask to choose a device, in %s', async (language) => {
  const [t, visitor] = [translator(language), shop.visitor()]
  const text = async () => words((await visitor.get(`${href('home', language)}?cart`)).body)
  expect(await text()).toContain(t('home.find.text'))
  shop.respond = (path, send) => (path === '/api/devices' ? new Response(null, { status: 500 }) : send())
  onTestFinished(() => {
    shop.respond = null
    shop.forgetAnswers()
  })
  shop.forgetAnswers()
  expect(await text()).not.toContain(t('home.find.text'))
})
