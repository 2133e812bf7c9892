import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { expectConsole } from '../support/expect-console'
import { type TestShop } from '../support/shop/open-shop'
import { pageExample, pageExamples } from '../support/shop/page-examples'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('in %s', (language) => {
  const { iso } = storeOf(language)
  const t = translator(language)

  it.each(pageExamples(language))('$page answers $status at $path', async ({ page, path, status }) => {
    const answer = await shop.visitor().get(path)
    expect(answer.status).toBe(status)
    if (status < 300 || status >= 400) {
      expect(elements(answer.body, 'html')).toEqual([{ lang: iso }])
      expect(elements(answer.body, 'h1')).toHaveLength(1)
      expect(elements(answer.body, 'main')).toHaveLength(1)
    }
    // The link of another person's order is refused, and counts as guessing.
    expect(shop.logged.map(({ event }) => event)).toEqual(page === 'confirmation' ? ['order-link-refused'] : [])
  })

  it.each([
    ['a product', 'artiklar/no-such-product.html'],
    ['a category', 'artiklar/no/such/category/index.html'],
    ['a ghost listing', 'artiklar/no-such-category/ALLA/sida.html'],
    ['a listing without its ending', 'artiklar/no-such-category'],
    ['a page of text', 'no-such-page'],
    ['a deep page of text', 'no/such/page.html'],
    ['a page of the account', 'my-account/no-such-page'],
    ['the return of an order without its id (spec section 2)', 'my-order/return'],
  ])('%s that is not there is a 404 in its own words', async (_, path) => {
    const answer = await shop.visitor().get(`/${language}/${path}`)
    expect(answer.status).toBe(404)
    expect(heading(answer.body)).toBe(t('error.notFound.title'))
    expect(words(answer.body)).toContain(t('error.notFound.text'))
    expect(elements(answer.body, 'html')).toEqual([{ lang: iso }])
    expect(shop.logged).toEqual([])
  })

  it('an unknown brand or tag is a 404', async () => {
    const visitor = shop.visitor()
    for (const page of ['brand', 'tag'] as const) {
      const { path } = pageExample(page, language)
      expect((await visitor.get(path.replace(/[\w-]+(\.html)?$/, 'nobody$1'))).status).toBe(404)
    }
  })

  it('an unknown URL without a language is a 404 in the visitor’s language', async () => {
    const answer = await shop.visitor({ 'accept-language': iso }).get('/no-such-page')
    expect(answer.status).toBe(404)
    expect(heading(answer.body)).toBe(t('error.notFound.title'))
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('hostile text in a URL causes no error', () => {
  const HOSTILE = [
    '%00',
    'a%00b',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'a%2Fb',
    'a%5Cb',
    '%E0%A4%A',
    '%FF%FE',
    '%F0%9F%94%8B',
    'batteri%C3%A9r',
    "';drop table products;--",
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '__proto__',
    'constructor',
    '%25%25%25',
    '%EF%BF%BF',
    '%ED%A0%80',
    'x'.repeat(5000),
  ].map((text) => [text.slice(0, 40), text] as const)
  const PLACES = (text: string) => [
    `/${text}`,
    `/sv/${text}`,
    `/sv/artiklar/${text}.html`,
    `/sv/artiklar/${text}/index.html`,
    `/de/artiklar/${text}/ALLA/sida.html`,
    `/da/maerke/${text}`,
    `/no/produkt-stikkord/${text}`,
    `/sv/checkout/confirmation/${text}`,
    `/sv/checkout/${text}`,
    `/sv/my-order/return/${text}`,
    `/sv/rabatt/${text}/CODE`,
    `/pictures/products/${text}.svg`,
  ]

  it.each(HOSTILE)('in the path: %s', async (_, text) => {
    // The router warns on the console and uses the undecoded path.
    if (isMalformed(text)) expectConsole('warn', /could not be decoded/)
    const visitor = shop.visitor()
    expect(await brokenAmong(visitor, PLACES(text))).toEqual([])
  })

  it.each(HOSTILE)('in the query: %s', async (_, text) => {
    const visitor = shop.visitor()
    const paths = [
      `/?${text}`,
      `/sv?${text}=${text}`,
      `/sv/sokresultat.html?query=${text}`,
      `/sv/sokresultat.html?query=batteri&page=${text}&sort=${text}`,
      `/sv/artiklar/batterier/index.html?page=${text}&sort=${text}&page_size=${text}`,
      `/de/varumarken/voltra.html?page=${text}`,
      `/sv?added=${text}`,
      `/sv/cart?rejected=${text}`,
      `/pictures/products/CR2032.svg?view=${text}&v=${text}`,
    ]
    expect(await brokenAmong(visitor, paths)).toEqual([])
  })

  it('a search query is shown as text, never as markup', async () => {
    const answer = await shop
      .visitor()
      .get(`/sv/sokresultat.html?query=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`)
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain('<img src=x')
  })
})

function isMalformed(text: string): boolean {
  try {
    return decodeURIComponent(text) === ''
  } catch {
    return true
  }
}

/** The paths that are answered with a 5xx error. */
async function brokenAmong(visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(paths.map(async (path) => ({ path, status: (await visitor.get(path)).status })))
  return statuses.filter(({ status }) => status >= 500).map(({ path, status }) => `${status} ${path.slice(0, 80)}`)
}
