import { describe, expect, it } from 'vitest'
import { contentHref, href } from '../../app/routing/href'
import { dateFormat } from '../../app/store/intl-formats'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { round } from '../../app/store/money'
import { storeOf } from '../../app/store/stores'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { moneyOf, translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const address = (slug: string, language: Language) => href('product', language, { slug: language === 'de' ? `${slug}-de` : slug })
const read = async (slug: string, language: Language = 'sv', query = '') => {
  const { body, status } = await shop.visitor().get(address(slug, language) + query)
  expect(status).toBe(200)
  return { body, text: words(body) }
}

const fitsSection = (body: string) => /<section id="fits".*?<\/section>/s.exec(body)?.[0] ?? ''

describe.each(LANGUAGES)('a product in %s', (language) => {
  const t = translator(language)

  it('has a described picture per view, linked to its largest size, and thumbnails that link to the pictures', async () => {
    const { body } = await read('knappcell-cr2032', language)
    const links = elements(body, 'a')
    const strip = links.filter((link) => link.href?.startsWith('/pictures/products/CR2032.svg'))
    const texts = elements(body, 'img').flatMap(({ alt = '' }) => (alt.startsWith('Knappcell CR2032') ? [alt] : []))
    expect(strip).toHaveLength(3)
    expect(texts).toHaveLength(3)
    expect(new Set(texts).size).toBe(3)
    expect(texts.join()).toContain('Ø\u00a020\u00a0×\u00a03,2\u00a0mm')
    expect(links.filter((link) => link.href?.startsWith('#picture-')).map((link) => link.href)).toEqual([
      '#picture-1',
      '#picture-2',
      '#picture-3',
    ])
    expect(links.filter((link) => link.href?.startsWith('#picture-') && 'aria-current' in link)).toEqual([])
  })

  it('says whether the device named in the URL fits', async () => {
    const yes = await read('verktygsbatteri-bl1850b', language, '?fits=dhp-482')
    expect(yes.text).toContain(t('product.fits.yes', { device: 'Makita DHP482' }))
    const no = await read('verktygsbatteri-bl1850b', language, '?fits=iPhone+12')
    expect(no.text).toContain(t('product.fits.none', { query: 'iPhone 12' }))
    expect(no.text).toContain(t('product.fits.none.text'))
    expect(elements(no.body, 'a').map((link) => link.href)).toContain(`${href('search', language)}?query=iPhone+12`)
    expect([yes, no].map(({ body }) => elements(fitsSection(body), 'details').length)).toEqual([1, 0])
  })

  it('that is a set shows each part once, with its price, the saving and all safety notes', async () => {
    const { body, text } = await read('paket-hemma', language)
    const section = /<section aria-labelledby="set-members".*?<\/section>/s.exec(body)?.[0] ?? ''
    const named = ['knappcell-cr2032', 'lr6-aa-4-pack'].map((slug) => address(slug, language))
    expect(elements(section, 'a').map((link) => link.href)).toEqual(named)
    expect(elements(section, 'img').map((img) => img.src?.split('?')[0])).toEqual([
      '/pictures/products/CR2032.svg',
      '/pictures/products/LR6-4.svg',
    ])
    expect(words(section)).toContain(t('product.members.times', { count: 2 }))
    expect(words(section)).toContain(t('product.members.apart', { price: '' }).trim())
    expect(words(section)).toContain(t('product.members.saved', { amount: '' }).trim())
    const coin = await read('knappcell-cr2032', language)
    const rules = /<ul class="mt-2 list-disc[^>]*>(.*?)<\/ul>/s.exec(coin.body)?.[1]
    expect(words(rules ?? '')).not.toBe('')
    expect(text).toContain(words(rules ?? '').split('. ')[0])
  })

  it('that is discontinued shows its successor with its price, and no price of its own', async () => {
    const { body } = await read('gammal-modell', language)
    const box = new RegExp(`<section aria-label="${t('product.buy')}".*?</section>`, 's').exec(body)?.[0] ?? ''
    expect(words(box)).toContain(t('product.successor.title'))
    expect(elements(box, 'a').map((link) => link.href)).toContain(address('verktygsbatteri-bl1850b', language))
    const prices = words(box).match(/\d+(,\d\d)?\s(kr|€)/g) ?? []
    expect(prices).toHaveLength(1)
  })

  it('has a data sheet under a URL of the shop', async () => {
    const { body, text } = await read('verktygsbatteri-bl1850b', language)
    const [sheet] = elements(body, 'a').filter((link) => link.type === 'application/pdf')
    expect(sheet?.href).toBe(`/documents/${language}/BL1850B.pdf`)
    expect(text).toContain('PDF')
    const answer = await shop.visitor().get(sheet?.href ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="\w+-BL1850B\.pdf"$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.body).toMatch(/^%PDF-/)
  })

  it('links to the shipping information beside the price, on the page and on cards', async () => {
    const shipping = contentHref(language, storeOf(language).paths.shippingInfo)
    const page = await read('knappcell-cr2032', language)
    const box = page.body.slice(page.body.indexOf('id="buy"') - 4000, page.body.indexOf('id="buy"'))
    expect(elements(box, 'a').map((link) => link.href)).toContain(shipping)
    const cards = await shop.visitor().get(`${href('search', language)}?query=CR2032`)
    const [, card = ''] = /<article\b(.*?)<\/article>/s.exec(cards.body) ?? []
    expect(elements(card, 'a').map((link) => link.href)).toContain(shipping)
  })

  it('shows the lowest price of 30 days beside a reduction, and quantity tiers as a table', async () => {
    expect((await read('lr6-aa-24-pack', language)).text).toContain(t('price.prior'))
    const { body, text } = await read('knappcell-cr2032', language)
    expect(text).not.toContain(t('price.prior'))
    const [table = ''] = body.match(/<table\b.*?<\/table>/s) ?? []
    expect(words(table)).toContain(t('price.tiers'))
    expect(elements(table, 'tr')).toHaveLength(4)
    expect(words(table)).toContain(t('price.tiers.each'))
  })

  it.each(['null', '{"amount":50,"unit":"m"}'])(
    'prices a pack by the pack in quantity tiers, also with the content %s',
    async (measure) => {
      shop.respond = async (_path, send) => {
        const answer = await send()
        const text = (await answer.text()).replaceAll('"measure":null', `"measure":${measure}`)
        return new Response(text.replaceAll(/"pack_size":(?:null|\d+)/g, '"pack_size":4'), answer)
      }
      const { body } = await read('knappcell-cr2032', language)
      const [table = ''] = body.match(/<table\b.*?<\/table>/s) ?? []
      expect(words(table)).toContain(t('price.tiers.pack.each'))
      expect(words(table)).not.toContain(t('price.tiers.each'))
    },
  )

  it('sold by the metre has the price of 1 m beside its price, on its page, in a set, on its card and in the search dropdown', async () => {
    shop.respond = async (_path, send) => {
      const answer = await send()
      const text = await answer.text()
      return new Response(text.replaceAll('"measure":null', '"measure":{"amount":50,"unit":"m"}'), answer)
    }
    const perMetre = (price: number) => `${moneyOf(language)(round(price / 50, 2))}/m`
    const { body, text } = await read('knappcell-cr2032', language)
    const price = Number(/"price":"([\d.]+)"/.exec(body)?.[1])
    expect(text).toContain(perMetre(price))
    expect(body).toContain('"unitCode":"MTR"')
    expect((await read('paket-hemma', language)).text).toContain(perMetre(price))
    const search = `${href('search', language)}?query=CR2032`
    expect(words((await shop.visitor().get(search)).body)).toContain(perMetre(price))
    const dropdown = await shop.visitor().get(`${resourceHref('searchSuggestions', language)}?query=CR2032`)
    expect(dropdown.body).toContain(perMetre(price))
    if (!storeOf(language).allowExVat) return
    const company = shop.visitor()
    await company.post(`/${language}/cart`, { intent: 'vat', vat: 'excluding', return_to: search })
    expect(words((await company.get(search)).body)).toContain(perMetre(price / 1.25))
  })

  it('shows a presale text with a short date, and a sold-out product cannot be bought', async () => {
    const presale = await read('kommer-snart', language)
    const date = dateFormat(storeOf(language).iso, { day: 'numeric', month: 'short' }).format(new Date('2026-12-02'))
    expect(presale.text).toContain(t('stock.presale', { date }))
    expect(elements(presale.body, 'form').some(({ id }) => id === 'buy')).toBe(true)
    const gone = await read('slut-i-lager', language)
    expect(gone.text).toContain(t('stock.out-of-stock'))
    expect(elements(gone.body, 'form').some(({ id }) => id === 'buy')).toBe(false)
  })

  it('that is a gift card has no shipping information, documents or recycling note', async () => {
    const { body, text } = await read('presentkort-500', language)
    expect(elements(body, 'a').filter((link) => link.type === 'application/pdf')).toEqual([])
    expect(text).not.toContain(t('product.recycling'))
    expect(text).toContain(t('stock.out-of-stock'))
  })
})

it('a query to the fits-list is shown as text, never as markup, and shortened', async () => {
  const query = `?${new URLSearchParams({ fits: `</script><img src=x>${'x'.repeat(200)}` }).toString()}`
  const { body } = await read('verktygsbatteri-bl1850b', 'sv', query)
  expect(body).not.toContain('<img src=x')
  expect(elements(fitsSection(body), 'input')[0]?.value).toHaveLength(60)
})

it('the page with an answer for a device has the product page as its canonical', async () => {
  const { body } = await read('verktygsbatteri-bl1850b', 'sv', '?fits=dhp482')
  const canonical = elements(body, 'link').find(({ rel }) => rel === 'canonical')?.href
  expect(canonical).toMatch(/verktygsbatteri-bl1850b\.html$/)
})

describe('documents', () => {
  const SHEET = '/documents/sv/CR2032.pdf'

  it('are revalidated with 304 while unchanged', async () => {
    const tag = (await shop.visitor().get(SHEET)).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    const again = await shop.visitor().get(SHEET, { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it.each([
    '/documents/sv/NOBODY.pdf',
    '/documents/sv/GIFT-500.pdf',
    '/documents/fr/CR2032.pdf',
    '/documents/sv/CR2032.html',
    '/documents/sv/../../api/strings?x=.pdf',
  ])('that are none are not found: %s', async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(404)
  })

  it('are PDFs: any other content type from the backend is refused', async () => {
    shop.respond = () => new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } })
    const answer = await shop.visitor().get(SHEET)
    expect([answer.status, answer.body]).toEqual([503, ''])
  })

  it('are a 503 with Retry-After during an outage', async () => {
    shop.online = false
    const answer = await shop.visitor().get(SHEET)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  })
})
