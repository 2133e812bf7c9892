import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { finderHref } from '../../app/routing/finder-query'
import { contentHref } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { products } from '../../backend/database/schema/products'
import { crawlFaults } from '../support/crawl/crawl-faults'
import { walkShop } from '../support/crawl/walk-shop'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

let shop: TestShop
shopForTheFile(async (opened) => {
  shop = opened
  // A starter battery has a statutory deposit in Germany, which is part of its structured data.
  await opened.backend.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'TESTER'))
  // A product whose page answers 410.
  await opened.backend.db.update(products).set({ successor_id: null }).where(eq(products.sku, 'OLD'))
  // Two categories of one name, as a make has that is sold for several kinds of devices.
  await opened.backend.db.execute(sql`update category_texts t set name = o.name from category_texts o, categories c, categories d
    where t.category_id = c.id and c.key = 'batteries/alkaline' and o.category_id = d.id and d.key = 'batteries/button-cells/lithium'
      and t.language = o.language`)
})

/**
 * Pages of text that the header and the footer of every page lead to; the fixture has only one page
 * of text, the seeded shop has them all.
 */
const ABSENT = LANGUAGES.flatMap((language) => Object.values(storeOf(language).paths).map((path) => contentHref(language, path)))

/** Its page of text has no link, and the files of `public` are served by the process around the shop. */
const OF_FIXTURE = LANGUAGES.flatMap((language) => [
  `${pageExample('content', language).path}: in the sitemap, but no link leads to it`,
  `${pageExample('home', language).path}: the picture /preview-${language}.png is 404, text/html; charset=utf-8`,
])

it(
  'a crawler finds every page, no broken link, no chain, alternates that point back, titles of their own, valid HTML and valid data',
  { timeout: 60_000 },
  async () => {
    const crawl = await walkShop({ origin: ORIGIN, get: (path) => shop.visitor().get(path) })
    const isAbsent = (fault: string) => ABSENT.some((path) => fault.endsWith(`link to ${path}, which is 404`))
    expect(crawlFaults(crawl).filter((fault) => !isAbsent(fault) && !OF_FIXTURE.includes(fault))).toEqual([])
    for (const page of ['home', 'product', 'listing', 'brand', 'tag', 'finder', 'device', 'content'] as const) {
      for (const language of LANGUAGES) expect(crawl.pages.get(pageExample(page, language).path)?.status).toBe(200)
    }
    for (const language of LANGUAGES) {
      const chosen = crawl.pages.get(finderHref(language, { type: 'power-tool', brand: 'makita' }))
      expect([chosen?.status, chosen?.noindex]).toEqual([200, false])
      expect(crawl.pages.get(pageExample('product', language).path)?.offer).toEqual({
        price: expect.any(Number) as number,
        availability: 'InStock',
      })
    }
  },
)
