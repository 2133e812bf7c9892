import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { PageName } from '../../app/routing/pages'
import { firstLoad } from '../bench/first-load'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

/** Kilobytes (1000 bytes) after brotli of the first load of a page: its scripts, its style sheets, and its document over the small test catalogue. */
type Budget = { scripts: number; styles: number; document: number }

/**
 * The limits of the first load, about 1 % above what was measured. A commit that raises one says why. The goal for scripts is 95 kB, of which React,
 * Remix and the router take 70 (decision 070). Styles were raised from 13.2 when the classes of cards, icons and facets moved into them: 0.6 kB once in place of 75 kB
 * before compression and 0.7 kB after it in each listing; from 13.5 with the checkout's address for the invoice; from 13.6
 * for the cart of Buy buttons and the arrows of the menu, which were 76 elements and 8 kB before compression in each listing. Scripts hold the functions that read data from the
 * markup (decision 085): 0.6 kB once in place of 0.9 to 4 kB in each document. Documents were raised by 0.1 with the script that fetches all modules before it runs them (decision 092) and with the figures that
 * cards show apart from the name; scripts of content and cart by 0.4 with the words about goods that a full cart has no room for. Those of listing and search were lowered.
 */
const BUDGETS = {
  home: { scripts: 111.4, styles: 13.75, document: 9.35 },
  listing: { scripts: 114.7, styles: 13.75, document: 9.5 },
  product: { scripts: 120.8, styles: 13.75, document: 14.55 },
  search: { scripts: 113.7, styles: 13.75, document: 7.7 },
  content: { scripts: 100.1, styles: 13.75, document: 7.45 },
  cart: { scripts: 120.6, styles: 13.75, document: 7.55 },
} as const satisfies Partial<Record<PageName, Budget>>

let shop: TestShop
shopForTheFile((opened) => (shop = opened))

const PAGES = ['home', 'listing', 'product', 'search', 'content', 'cart'] as const satisfies readonly (keyof typeof BUDGETS)[]

it.each(PAGES)('the first load of %s stays within its budget', async (page) => {
  const { path } = pageExample(page, 'sv')
  const html = (await shop.visitor().get(path)).body
  const { scripts, styles } = await firstLoad(html, async (file) => (await shop.handle(new Request(ORIGIN + file))).text())
  const weight = { scripts: scripts / 1000, styles: styles / 1000, document: brotliCompressSync(html).length / 1000 }
  console.info(`${page}: ${JSON.stringify(weight)}`)
  const budget: Budget = BUDGETS[page]
  for (const part of ['scripts', 'styles', 'document'] as const) expect(weight[part], part).toBeLessThanOrEqual(budget[part])
})
