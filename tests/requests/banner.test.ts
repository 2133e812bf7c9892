import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOON_DAY } from '../../backend/tests/test-shop'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { type Backend, openBackend, openShop, type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let backend: Backend
let shop: TestShop

beforeAll(async () => {
  backend = await openBackend()
})
beforeEach(async () => {
  shop = await openShop(backend)
})
afterEach(() => {
  backend.clock.now = NOON_DAY
})
afterAll(() => backend.close())

/** The fixture's only campaign; its product is the deal of every day. */
const deal = (language: Language) =>
  href('product', language, { slug: language === 'de' ? 'lr6-aa-24-pack-de' : 'lr6-aa-24-pack' })

async function banner(path: string) {
  const { body, status } = await shop.visitor().get(path)
  const [section = ''] = /<section data-turn="true".*?<\/section>/s.exec(body) ?? []
  return { status, label: elements(section, 'section')[0]?.['aria-label'], links: elements(section, 'a'), text: words(section) }
}

function without(...calls: string[]) {
  shop.respond = (path, send) => (calls.includes(path) ? new Response(null, { status: 500 }) : send())
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator(language)

  it('the deal banner opens the deal product', async () => {
    for (const page of ['home', 'cart', 'search'] as const) {
      const { label, links, text } = await banner(href(page, language))
      expect(label).toBe(t('deal.label'))
      expect(links.map((link) => link.href)).toEqual([deal(language)])
      expect(text).toContain('LR6 AA 24-pack')
      expect(text).toContain(t('price.discount', { percent: 25 }))
      expect(text).not.toContain(t('deal.ends'))
    }
  })

  it("the page of the deal's product says when the deal ends, as text without JavaScript", async () => {
    const { links, text } = await banner(deal(language))
    expect(links).toEqual([])
    expect(text).toMatch(/23[:.]59/)
  })

  it('failure of the current-deal call is swallowed and the next-delivery banner is used', async () => {
    without('/api/current-deal')
    const { status, label, text } = await banner(href('home', language))
    expect([status, label]).toEqual([200, t('delivery.label')])
    expect(text).toMatch(/16[:.]00/)
  })
})

it('the next delivery shows only when under 24 hours remain', async () => {
  without('/api/current-deal')
  // A Friday after the last shipment: the next one is on Monday.
  backend.clock.now = new Date('2026-11-20T16:00:00Z')
  expect((await banner(href('home', 'sv'))).label).toBeUndefined()
  backend.clock.now = new Date('2026-11-22T15:00:01Z')
  shop = await openShop(backend)
  without('/api/current-deal')
  expect((await banner(href('home', 'sv'))).label).toBe(translator('sv')('delivery.label'))
})

it('when both calls fail, the page is complete and has no banner', async () => {
  without('/api/current-deal', '/api/next-delivery')
  expect(await banner(deal('sv'))).toMatchObject({ status: 200, label: undefined })
})

it('a deal whose slug is no text fails no page', async () => {
  const moments = { starts_at: '2026-01-01T00:00:00Z', expires_at: '2027-01-01T00:00:00Z' }
  const broken = JSON.stringify({ title: 'Deal', product_name: 'LR6', product_slug: '\ud800', discount: 5, ...moments })
  shop.respond = (path, send) => (path === '/api/current-deal' ? new Response(broken) : send())
  expect(await banner(href('home', 'sv'))).toMatchObject({ status: 200, label: translator('sv')('deal.label') })
})

it('the checkout has no banner', async () => {
  const visitor = shop.visitor()
  const shopping = new Shopping(visitor, backend)
  await shopping.add('LR6-4', 5)
  const { body, status } = await visitor.get(shopping.checkoutPath)
  expect(status).toBe(200)
  expect(body).not.toContain('<section data-turn')
})
