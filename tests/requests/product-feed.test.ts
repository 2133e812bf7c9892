import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('the product feed in %s', (language) => {
  it('has every product that is sold, with price, availability and freight', async () => {
    const { status, headers, body } = await shop.visitor().get(`/${language}/product-feed.xml`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml'])
    expect(body).toMatch(/^<\?xml .*<rss version="2.0" xmlns:g=.*<\/channel><\/rss>\n$/s)
    const item = body.split('\n').find((line) => line.includes('<g:id>CR2032</g:id>'))
    const { currency, countryCode } = storeOf(language)
    expect(item).toContain(`<g:link>${ORIGIN}${pageExample('product', language).path}</g:link>`)
    expect(item).toMatch(new RegExp(`<g:price>[\\d.]+ ${currency}</g:price>`))
    expect(item).toContain('<g:availability>in_stock</g:availability>')
    expect(item).toMatch(
      new RegExp(`<g:shipping><g:country>${countryCode}</g:country><g:price>[\\d.]+ ${currency}</g:price></g:shipping>`),
    )
    expect(body).not.toContain('<g:id>GIFT-500</g:id>')
  })
})

it('is sent to an address 20 times in 10 minutes', async () => {
  const visitor = shop.visitor()
  for (let time = 0; time < 20; time += 1) expect((await visitor.get('/sv/product-feed.xml')).status).toBe(200)
  expect((await visitor.get('/sv/product-feed.xml')).status).toBe(429)
  expect((await visitor.get('/sitemap.xml')).status).toBe(200)
})

it('is a 503 in an outage', async () => {
  shop.online = false
  expect((await shop.visitor().get('/sv/product-feed.xml')).status).toBe(503)
})

describe('llms.txt', () => {
  it('leads to pages of every storefront that exist, and to the sitemap and the feeds', async () => {
    const { status, headers, body } = await shop.visitor().get('/llms.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain(`${ORIGIN}/sitemap.xml`)
    for (const language of LANGUAGES) {
      expect(body).toContain(`](${ORIGIN}/${language}): `)
      expect(body).toContain(`](${ORIGIN}/${language}/product-feed.xml): `)
    }
  })
})
