import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { translator } from '../support/shop/translator'
import type { PageName } from '../../app/routing/pages'
import { products, productTexts } from '../../backend/database/schema/products'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** With the origin, because a path that begins with two slashes would name a host. */
const get = (path: string) => shop.visitor().get(ORIGIN + path)

/**
 * The address leads to `target` in one step, which is permanent and keeps the query as it was sent, and the target answers 200:
 * also with `queries`, which the page itself would redirect.
 */
async function expectOneHop(path: string, target: string, queries: Readonly<Record<string, string>> = {}): Promise<void> {
  const query = '?utm_source=a%20b&y=c+d&z=%e5'
  for (const [sent, kept] of Object.entries({ [query]: query, ...queries })) {
    const answer = await get(path + sent)
    expect([path, sent, answer.status, answer.location]).toEqual([path, sent, 301, target + kept])
    expect([target + kept, (await get(target + kept)).status]).toEqual([target + kept, 200])
  }
}

/** Queries of a listing, and the canonical ones. */
const OF_LISTING = {
  '?page=1': '#grid',
  '?sort=popular': '',
  '?f.voltage=3&utm_source=a%20b&f.chemistry=lithium': '?utm_source=a+b&f.chemistry=lithium&f.voltage=3',
}
const QUERIES: Readonly<Partial<Record<PageName, Readonly<Record<string, string>>>>> = {
  listing: OF_LISTING,
  brand: OF_LISTING,
  tag: OF_LISTING,
  device: OF_LISTING,
  search: { '?query=%20CR2032&sort=popular': '?query=CR2032', '?query=+': '' },
}

describe.each(LANGUAGES)('in %s', (language) => {
  const PAGES = [
    'home',
    'product',
    'listing',
    'brand',
    'tag',
    'device',
    'content',
    'finder',
    'search',
    'cart',
    'trackOrder',
  ] as const

  it.each(PAGES)('another letter case, doubled slashes and a trailing one lead to the %s page', async (page) => {
    const { path } = pageExample(page, language)
    await expectOneHop(`${path}/`, path, QUERIES[page])
    if (page !== 'home') await expectOneHop(path.replaceAll('/', '//').slice(1), path, QUERIES[page])
    await expectOneHop(path.replaceAll('/', '//'), path, QUERIES[page])
    await expectOneHop(path.toUpperCase(), path, QUERIES[page])
  })

  it.each(['product', 'brand', 'search'] as const)('a missing .html leads to the %s page', async (page) => {
    const { path } = pageExample(page, language)
    if (path.endsWith('.html')) await expectOneHop(path.replace('.html', ''), path)
    else await expectOneHop(`${path}.html`, path)
  })
})

it('an address that means no page is looked up once, however often it is asked for', async () => {
  const missing = '/sv/artiklar/no-such-product.html'
  const lookUps = () => shop.calls.filter((path) => path === '/api/meant-address').length
  expect((await get(missing)).status).toBe(404)
  const first = lookUps()
  expect(first).toBeGreaterThan(0)
  const others = await Promise.all(Array.from({ length: 10 }, () => get(missing)))
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 404))
  expect(lookUps()).toBe(first)
})

it('the right address is answered at once, and costs no look-up', async () => {
  for (const language of LANGUAGES) {
    for (const page of ['product', 'listing', 'brand', 'tag', 'device', 'content'] as const) {
      expect((await get(pageExample(page, language).path)).status).toBe(200)
    }
  }
  expect(shop.calls).not.toContain('/api/meant-address')
})

describe('a slug that moved', () => {
  const slugOf = (slug: string, to: string) =>
    shop.backend.db
      .update(productTexts)
      .set({ slug: to })
      .where(and(eq(productTexts.slug, slug), eq(productTexts.language, 'sv')))

  it('leads to where the product is now, in one step from every former address and spelling', async () => {
    await slugOf('batteritestare', 'testare-1')
    await slugOf('testare-1', 'testare-2')
    for (const path of ['batteritestare.html', 'testare-1.html', 'Testare-1', '/BATTERITESTARE.HTML/']) {
      await expectOneHop(`/sv/artiklar/${path}`, '/sv/artiklar/testare-2.html')
    }
    expect((await get('/sv/artiklar/testare-2.html')).status).toBe(200)
    await slugOf('testare-2', 'batteritestare')
  })
})

it.each(['/sv/finns-inte', '/sv/artiklar/finns-inte.html', '/sv/varumarken/finns-inte', '/SV/Finns-Inte', '/xx/artiklar'])(
  'there is no page at %s, and no redirect',
  async (path) => {
    const { status, location } = await get(path)
    expect([status, location]).toEqual([404, ''])
  },
)

it.each(['//?a=b', '//a:b/?x=1'])('an address that begins with two slashes is no fault of the server: %s', async (address) => {
  const answer = await shop.handle(new Request(`${ORIGIN}${address}`))
  expect(answer.status).toBeLessThan(500)
})

it('what the backend says is gone for good is gone (410), once no other address is meant', async () => {
  shop.respond = (path, send) => (path.includes('/by-slug/') ? new Response(null, { status: 410 }) : send())
  expect((await get('/sv/artiklar/finns-inte.html')).status).toBe(410)
})

it('an address that cannot be looked up in an outage is a 503, no 404', async () => {
  shop.respond = (path, send) => (path === '/api/meant-address' ? new Response(null, { status: 503 }) : send())
  expect((await get('/sv/artiklar/finns-inte.html')).status).toBe(503)
})

describe('a discontinued product', () => {
  it('that has a successor stays, and points on', async () => {
    const { status, body } = await get('/sv/artiklar/gammal-modell.html')
    expect(status).toBe(200)
    expect(elements(body, 'a').map(({ href }) => href)).toContain('/sv/artiklar/verktygsbatteri-bl1850b.html')
  })

  it.each(LANGUAGES)('without one is gone (410), and its page says so and leads to related products, in %s', async (language) => {
    const { db, idOf } = shop.backend
    const successor = idOf('BL1850B')
    await db.update(products).set({ successor_id: null }).where(eq(products.sku, 'OLD'))
    const slug = language === 'de' ? 'gammal-modell-de' : 'gammal-modell'
    const { status, body } = await get(`/${language}/artiklar/${slug}.html`)
    await db.update(products).set({ successor_id: successor }).where(eq(products.sku, 'OLD'))
    expect([status, heading(body)]).toEqual([410, 'Gammal modell'])
    expect(words(body)).toContain(translator(language)('product.discontinued.title'))
    expect(elements(body, 'meta').find(({ name }) => name === 'robots')?.content).toBe('noindex, follow')
    expect(body).toContain('role="search"')
    expect(body).toContain('carousel-track')
  })
})
