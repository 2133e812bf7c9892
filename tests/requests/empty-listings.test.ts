import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { productTexts } from '../../backend/database/schema/products'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { elements } from '../support/shop/read-page'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

let shop: TestShop
shopForTheFile((opened) => (shop = opened))
beforeAll(async () => {
  await shop.backend.db.delete(productTexts).where(eq(productTexts.language, 'de'))
})

it.each(['listing', 'brand', 'tag'] as const)(
  'the language switch of a %s leads to it also where it has no products, of which search engines are not told',
  async (page) => {
    const path = (language: (typeof LANGUAGES)[number]) => pageExample(page, language).path
    for (const language of LANGUAGES) {
      const { status, body } = await shop.visitor().get(path(language))
      const links = elements(body, 'a').filter(({ hrefLang }) => hrefLang !== undefined)
      expect([status, ...new Set(links.map(({ href }) => href))]).toEqual([200, ...LANGUAGES.map(path)])
      const told = elements(body, 'link').flatMap(({ rel, href }) => (rel === 'alternate' ? [href] : []))
      const others = LANGUAGES.filter((one) => one !== 'de').map((one) => ORIGIN + path(one))
      expect(told).toEqual(language === 'de' ? [] : [...others, others[0]])
      const robots = elements(body, 'meta').filter(({ name, content }) => name === 'robots' && content?.includes('noindex'))
      expect([storeOf(language).iso, robots.length]).toEqual([storeOf(language).iso, language === 'de' ? 1 : 0])
    }
  },
)
