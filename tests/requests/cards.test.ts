import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const read = async (path: string) => (await shop.visitor().get(path)).body
const option = (html: string) => words(/<option value="popular"[^>]*>.*?<\/option>/s.exec(html)?.[0] ?? '').trim()

describe.each(LANGUAGES)('cards in %s', (language) => {
  const t = translator(language)
  const address = (slug: string) => href('product', language, { slug: language === 'de' ? `${slug}-de` : slug })
  const results = (query: string) => read(`${href('search', language)}?query=${query}`)
  const card = async (query: string) => /<article\b.*?<\/article>/s.exec(await results(query))?.[0] ?? ''

  it('a discontinued product has no price and links to its successor', async () => {
    const gone = await card('OLD')
    expect(words(gone)).toContain(t('stock.discontinued'))
    expect(words(gone)).not.toMatch(/\d\s?(kr|€)/)
    expect(elements(gone, 'a').map((link) => link.href)).toContain(address('verktygsbatteri-bl1850b'))
    expect(words(gone)).toContain(t('product.successor'))
    expect(elements(gone, 'button')).toEqual([])
  })

  it('an orderable product that is out of stock says both, as on its page', async () => {
    const said = `${t('stock.out-of-stock')} · ${t('stock.on-order')}`
    const onOrder = await card('GIFT-500')
    expect(words(onOrder)).toContain(said)
    expect(elements(onOrder, 'button').map(({ form, name }) => [form, name])).toEqual([['add', 'product_id']])
    expect(words(await read(address('presentkort-500')))).toContain(said)
    const soldOut = words(await card('SOLDOUT'))
    expect(soldOut).toContain(t('stock.out-of-stock'))
    expect(soldOut).not.toContain(t('stock.on-order'))
  })

  it.each(storeOf(language).allowExVat ? (['including', 'excluding'] as const) : (['including'] as const))(
    'the tax line stands once on a page, and on no card: %s VAT',
    async (vat) => {
      const visitor = shop.visitor()
      if (vat === 'excluding')
        await visitor.post(href('cart', language), { intent: 'vat', vat, return_to: href('home', language) })
      const lines = [t('footer.disclaimer'), t('vat.all', { vat: t(`vat.${vat}`) })]
      for (const path of [`${href('search', language)}?query=batteri`, href('home', language)]) {
        const { body } = await visitor.get(path)
        const cards = body.match(/<article\b.*?<\/article>/gs) ?? []
        expect(cards).not.toEqual([])
        expect(cards.filter((card) => /moms|mva|MwSt|Mehrwertsteuer/i.test(words(card)))).toEqual([])
        expect(lines.map((line) => words(body).split(line).length - 1).reduce((sum, count) => sum + count)).toBe(1)
      }
    },
  )

  it('a document has its cards as markup alone; a browser that navigates there gets their data', async () => {
    const path = href('brand', language, { slug: 'voltra' })
    const html = await read(path)
    const slug = /<article\b.*?\/([^/"]+)\.html"/s.exec(html)?.[1] ?? ''
    expect(slug).not.toBe('')
    expect(html.slice(html.indexOf('streamController.enqueue'))).not.toContain(slug)
    expect(await read(`${path}.data`)).toContain(slug)
  })

  it('the default sort order is relevance in a search and popularity in a listing', async () => {
    expect(option(await results('batteri'))).toBe(t('sort.relevant'))
    expect(option(await read(href('device', language, { key: 'makita-dhp482' })))).toBe(t('sort.relevant'))
    expect(option(await read(href('brand', language, { slug: 'voltra' })))).toBe(t('sort.popular'))
  })
})
