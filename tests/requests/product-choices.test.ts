import { describe, expect, it } from 'vitest'
import { Product } from '../../app/commerce/contract/product'
import { href } from '../../app/routing/href'
import { dateFormat } from '../../app/store/intl-formats'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { PlainBrowser } from '../support/plain/plain-browser'
import { type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { moneyOf, translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** The stock of another choice, and what it says of it; back-order is shown as out of stock (spec section 4). */
const STATES = [
  { stock_status: 'out-of-stock', estimated_at: null, reason: 'stock.out-of-stock' },
  { stock_status: 'back-order', estimated_at: null, orderable: true, reason: 'stock.out-of-stock' },
  { stock_status: 'discontinued', estimated_at: null, reason: 'stock.discontinued' },
  { stock_status: 'out-of-stock', estimated_at: '2026-12-16', reason: 'stock.presale' },
] as const

describe.each(LANGUAGES)('a choice of a product that is not in stock in %s', (language) => {
  const t = translator(language)
  const money = moneyOf(language)
  const date = dateFormat(storeOf(language).iso, { day: 'numeric', month: 'short' }).format(new Date('2026-12-16'))

  /** The names of the links to the other variation and the other pack size of a cell, which have this stock. */
  async function choices(state: Pick<(typeof STATES)[number], 'stock_status' | 'estimated_at'> & { orderable?: boolean }) {
    const slug = language === 'de' ? 'lr6-aa-4-pack-de' : 'lr6-aa-4-pack'
    shop.respond = async (path, send) => {
      const answer = await send()
      if (!path.startsWith('/api/products/by-slug')) return answer
      const product = Product.parse(await answer.json())
      const [size] = product.pack_sizes
      const prices = { n: [{ q: 1, p: 60 }], c: [] }
      const own = { ...product, pack_size: 4, product_id: product.id, ...size }
      const other = { ...own, product_id: product.id + 1, pack_size: 24, slug: 'other', orderable: false, prices, ...state }
      const variations = product.variations.map((one) => (one.product_id === product.id ? one : { ...one, ...state }))
      return Response.json({ ...product, variations, pack_sizes: [own, other] })
    }
    const page = await new PlainBrowser(shop.visitor()).open(href('product', language, { slug }))
    return page.all('link', /^24/).map(({ name }) => name)
  }

  it.each(STATES)(
    'says why, beside the price of a pack size and of its piece: $stock_status, $reason',
    async ({ reason, ...state }) => {
      const said = reason === 'stock.presale' ? t(reason, { date }) : t(reason)
      const names = await choices(state)
      expect(names.map((name) => [name, name.endsWith(said.replaceAll('\u00a0', ' '))])).toEqual(
        names.map((name) => [name, true]),
      )
      expect(names).toHaveLength(2)
      // A product that is sold no more has no price.
      const price = `${money(60)} ${money(2.5)}/${t('price.piece')}`.replaceAll('\u00a0', ' ')
      expect(names.filter((name) => name.includes(price))).toHaveLength(reason === 'stock.discontinued' ? 0 : 1)
    },
  )
})
