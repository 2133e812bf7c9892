import { describe, expect, it } from 'vitest'
import { contentHref, href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { readSuggestions } from '../../app/search/read-suggestions'
import { LANGUAGES } from '../../app/store/languages'
import { logIn } from '../support/shop/log-in'
import { moneyOf, translator } from '../support/shop/translator'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

const money = moneyOf('sv')

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const ask = async (query: string, language: (typeof LANGUAGES)[number] = 'sv') => {
  const { status, headers, body } = await shop.visitor().get(resourceHref('searchSuggestions', language, { query }))
  const answer: unknown = JSON.parse(body)
  return { status, headers, answer }
}

it.each(LANGUAGES)('a search URL redirects to its trimmed query, in %s', async (language) => {
  const search = href('search', language)
  const { status, location } = await shop.visitor().get(`${search}?query=+cr2032+&f.brand=x&utm_source=mail`)
  expect([status, location]).toEqual([301, `${search}?query=cr2032&f.brand=x&utm_source=mail`])
  expect((await shop.visitor().get(`${search}?query=cr2032`)).status).toBe(200)
  expect((await shop.visitor().get(`${search}?query=`)).status).toBe(200)
})

it.each(LANGUAGES)(
  'the results page says which word found nothing, and what is shown for the others, in %s',
  async (language) => {
    const t = translator(language)
    const said = (word: string, query: string) => t('search.unmatched', { words: t('search.unmatched.word', { word }), query })
    const results = async (query: string) => words((await shop.visitor().get(`${href('search', language)}?query=${query}`)).body)
    expect(await results('Makita+Xyzzy')).toContain(said('Xyzzy', 'Makita'))
    expect(await results('Maktia')).toContain(said('Maktia', 'makita'))
    expect(await results('makita')).not.toContain(said('Makita', 'Makita').split('Makita')[0])
  },
)

it.each(LANGUAGES)('a misspelled device never says that nothing fits above what fits, in %s', async (language) => {
  const { body } = await shop.visitor().get(`${href('search', language)}?query=maktia+dhp482`)
  expect(words(body)).toContain(translator(language)('search.device', { device: 'Makita DHP482' }))
  expect(words(body)).not.toContain(translator(language)('search.loosened'))
  expect(readSuggestions((await ask('maktia dhp482', language)).answer)).toMatchObject({ loosened: false })
})

it.each(LANGUAGES)('the search page without a query and one without results offer popular searches, in %s', async (language) => {
  const t = translator(language)
  for (const query of ['', '?query=zzqqxx']) {
    const { body } = await shop.visitor().get(href('search', language) + query)
    expect(words(body)).toContain(t('search.examples.title'))
    expect(body).toContain(`href="${href('search', language)}?query=CR2032"`)
  }
})

describe('search suggestions', () => {
  it('count the results as the header x-be-records does', async () => {
    const asked: string[] = []
    shop.respond = async (path, respond, { search }) => {
      const answer = await respond()
      if (path !== '/api/products') return answer
      asked.push(search)
      answer.headers.set('x-be-records', '77')
      return answer
    }
    expect(readSuggestions((await ask('cr2032')).answer)).toMatchObject({ total: 77 })
    expect(asked).toEqual([expect.stringMatching(/^\?query=cr2032&nc=true&co=true&.*locale=sv&sid=7$/)])
  })

  it.each(LANGUAGES)('contain the matching products with links to their pages, in %s', async (language) => {
    const { status, headers, answer } = await ask(' cr2032 ', language)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, max-age=30')
    expect(headers.get('set-cookie')).toBeNull()
    const found = readSuggestions(answer)
    expect(found?.query).toBe('cr2032')
    expect(found?.total).toBeGreaterThan(0)
    const address = found?.products[0]?.href ?? ''
    expect(address).toMatch(new RegExp(`^/${language}/artiklar/.*cr2032`))
    expect((await shop.visitor().get(address)).status).toBe(200)
  })

  it('state the number of results, but contain only as many as the dropdown shows', async () => {
    const found = readSuggestions((await ask('batteri')).answer)
    expect(found?.products.length).toBeLessThanOrEqual(6)
    expect(found?.total).toBeGreaterThanOrEqual(found?.products.length ?? Infinity)
  })

  it('distinguish similar results from exact ones', async () => {
    expect(readSuggestions((await ask('maktia')).answer)).toMatchObject({ loosened: true })
    expect(readSuggestions((await ask('cr2032')).answer)).toMatchObject({ loosened: false })
  })

  it.each(['', ' ', 'a', '  a '])('a trimmed query of 1 character or fewer triggers nothing: %j', async (query) => {
    const { status, headers, answer } = await ask(query)
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    expect(answer).toMatchObject({ status: 400, code: 'query-too-short' })
    expect(shop.calls).toEqual([])
  })

  it.each(LANGUAGES)('name the device in the query, with a link to matching products, in %s', async (language) => {
    const device = readSuggestions((await ask('dhp 482', language)).answer)?.device
    expect(device).toEqual({ name: 'Makita DHP482', isOpen: false, href: href('device', language, { key: 'makita-dhp482' }) })
    expect((await shop.visitor().get(device?.href ?? '')).status).toBe(200)
  })

  it.each(LANGUAGES)(
    'ask which car it is where several models have the name, as the results page does, in %s',
    async (language) => {
      const models = ['III 2007\u20132016', 'III Start-Stop'].map((name, at) => ({ key: `volvo-v70-${at}`, name }))
      shop.respond = async (path, respond) => {
        const answer = await respond()
        if (path !== '/api/products') return answer
        const found: unknown = await answer.json()
        const device = { type: 'car', brand: 'Volvo', model: 'V70', key: null, brand_key: 'volvo', models }
        return Response.json(Object.assign(found ?? {}, { device }))
      }
      const t = translator(language)
      const results = `${href('search', language)}?query=cr2032`
      const text = t('search.device.which', { device: 'Volvo V70' })
      expect(readSuggestions((await ask('cr2032', language)).answer)?.device).toEqual({
        name: 'Volvo V70',
        isOpen: true,
        href: results,
      })
      const { body } = await shop.visitor().get(results)
      expect(words(body)).toContain(text)
      expect(words(body)).not.toContain(t('search.device', { device: 'Volvo V70' }))
      const links = elements(body, 'a').map((link) => link.href)
      expect(links).toEqual(expect.arrayContaining(models.map(({ key }) => href('device', language, { key }))))
    },
  )

  it.each(LANGUAGES)('have the same hints on the results page, in %s', async (language) => {
    const query = { sv: 'retur', no: 'retur', de: 'rückgabe', da: 'returnering' }[language]
    const page = { sv: 'retur', no: 'retur', de: 'rueckgabe', da: 'returnering' }[language]
    const { body } = await shop.visitor().get(`${href('search', language)}?${new URLSearchParams({ query }).toString()}`)
    expect(elements(body, 'a').map((link) => link.href)).toContain(contentHref(language, page))
  })

  it('have the same prices as the results, also with the shopper’s codes, and are not cacheable then', async () => {
    const visitor = shop.visitor()
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 1)
    const suggest = () => visitor.get(resourceHref('searchSuggestions', 'sv', { query: 'cr2032' }))
    const first = async () => readSuggestions(JSON.parse((await suggest()).body))?.products[0]
    expect(await first()).toMatchObject({ price: money(29), without: null })
    await shopping.addCode('KRAFT10')
    expect(await first()).toMatchObject({ price: money(26), without: money(29) })
    expect(words((await visitor.get(`${href('search', 'sv')}?query=cr2032`)).body)).toContain(money(26))
    const { headers } = await suggest()
    expect([headers.get('cache-control'), (await ask('cr2032')).headers.get('vary')]).toEqual([
      'private, no-store',
      'cookie, accept-encoding',
    ])
    // Another visitor still gets the ordinary prices.
    expect(readSuggestions((await ask('cr2032')).answer)?.products[0]).toMatchObject({ price: money(29), without: null })
  })

  it('contain the products as for a guest when the backend refuses the token of the customer', async () => {
    const visitor = shop.visitor()
    await logIn(visitor)
    let asked = 0
    const refused = (path: string) => path.startsWith('/api/auth/') || (path === '/api/products' && asked++ === 0)
    shop.respond = (path, send) => (refused(path) ? new Response(null, { status: 401 }) : send())
    const { status, body } = await visitor.get(resourceHref('searchSuggestions', 'sv', { query: 'cr2032' }))
    expect([status, asked]).toEqual([200, 2])
    expect(readSuggestions(JSON.parse(body))?.total).toBeGreaterThan(0)
  })

  it('contain products while the coupon calls fail', async () => {
    const visitor = shop.visitor()
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 1)
    await shopping.addCode('KRAFT10')
    shop.respond = (path, send) => (path === '/api/sync-coupons' ? new Response('', { status: 500 }) : send())
    const { status, body } = await visitor.get(resourceHref('searchSuggestions', 'sv', { query: 'lr6' }))
    expect(status).toBe(200)
    expect(readSuggestions(JSON.parse(body))?.total).toBeGreaterThan(0)
  })

  it.each(LANGUAGES)('have only a link to the device finder when nothing matches, in %s', async (language) => {
    const text = translator(language)('finder.link')
    expect((await ask('qqqzzz', language)).answer).toEqual({
      query: 'qqqzzz',
      total: 0,
      loosened: false,
      device: null,
      products: [],
      categories: [],
      hints: [{ text, title: text, href: href('finder', language) }],
    })
  })

  it('are a 503 during an outage, which is not cacheable', async () => {
    shop.online = false
    const { status, headers, answer } = await ask('batteri')
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '10'])
    expect(answer).toMatchObject({ code: 'backend-unavailable' })
  })

  it('contain products while the hint calls fail', async () => {
    shop.respond = (path, send) => (path === '/api/search-triggers' ? new Response('', { status: 500 }) : send())
    const { status, answer } = await ask('cr2032')
    expect(status).toBe(200)
    expect(readSuggestions(answer)).toMatchObject({ hints: [] })
    expect(readSuggestions(answer)?.total).toBeGreaterThan(0)
  })

  it('accept only GET and HEAD', async () => {
    const request = new Request(`http://shop.test${resourceHref('searchSuggestions', 'sv', { query: 'cr2032' })}`, {
      method: 'POST',
    })
    const { status, headers } = await shop.visitor().send(request)
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
