import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ProductPage } from '../../app/commerce/contract/listing'
import { href } from '../../app/routing/href'
import { type Language, LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { orderLines } from '../../backend/database/schema/orders'
import { prices } from '../../backend/database/schema/prices'
import { storedOrderLine } from '../../backend/orders/stored-order-line'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { elements, formFields, sectionOf } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Fields } from '../support/shop/visitor'

let shop: TestShop
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const REDUCED = { kind: 'c', q: 1, p: 90, o: 120, d: 25 } as const

beforeEach(async () => {
  // The fixture's campaign product has variations and cannot be bought from its card; this product can.
  const product_id = shop.backend.idOf('TESTER')
  const { db } = shop.backend
  await db.delete(prices).where(and(eq(prices.product_id, product_id), eq(prices.kind, 'c')))
  await db.insert(prices).values(LANGUAGES.map((language) => ({ ...REDUCED, product_id, store_id: storeOf(language).storeId })))
})

/** The campaigns of the lines of all orders; the orders are deleted afterwards. */
async function orderedCampaigns(): Promise<(string | null)[]> {
  const rows = await shop.backend.db.delete(orderLines).returning({ item: orderLines.item })
  return rows.map(({ item }) => storedOrderLine.read(item).campaign)
}

async function order(more: Fields): Promise<void> {
  await shopping.add('TESTER', 2, more)
  expect((await shopping.order(await shopping.checkout())).status).toBe(303)
}

describe.each(LANGUAGES)('an offer of the home page in %s', (language) => {
  it('carries the name of the campaign in its form', async () => {
    const { body } = await shop.visitor().get(href('home', language))
    const offers = sectionOf(body, 'aria-labelledby="offers"')
    expect(elements(offers, 'button').filter(({ name }) => name === 'product_id')).toMatchObject([{ form: 'add' }])
    expect(elements(offers, 'form')).toMatchObject([{ id: 'add' }])
    expect(elements(offers, 'input').find(({ name }) => name === 'campaign')).toMatchObject({ value: 'campaign-prices' })
  })
})

/** The links from the campaign's offers on the home page to the product with sizes. */
async function waysToSizes(language: Language): Promise<string[]> {
  const { body } = await shop.visitor().get(href('home', language))
  const links = elements(sectionOf(body, 'aria-labelledby="offers"'), 'a').map((link) => link.href ?? '')
  return links.filter((link) => link.includes('24-pack'))
}

/** Submits the form of a product page unchanged, and returns that page. */
async function buyAt(path: string): Promise<string> {
  const { body, status } = await shopping.visitor.get(path)
  expect(status).toBe(200)
  expect((await shopping.visitor.post(shopping.cartPath, formFields(body, 'buy'))).status).toBe(303)
  return body
}

const orderCart = async () => expect((await shopping.order(await shopping.checkout())).status).toBe(303)

describe.each(LANGUAGES)('an offer of the home page with sizes, in %s', (language) => {
  beforeEach(() => {
    shopping = new Shopping(shop.visitor(), shop.backend, language)
  })

  it('keeps the campaign on its product page, whose canonical does not change', async () => {
    const [way = '', ...more] = await waysToSizes(language)
    expect(more).toEqual([way])
    const body = await buyAt(way)
    const canonical = elements(body, 'link').find(({ rel }) => rel === 'canonical')?.href
    expect(canonical).toBe(ORIGIN + new URL(way, ORIGIN).pathname)
    expect(way).not.toBe(new URL(way, ORIGIN).pathname)
    await orderCart()
    expect(await orderedCampaigns()).toEqual(['campaign-prices'])
  })

  it('keeps the campaign in another size', async () => {
    const [way = ''] = await waysToSizes(language)
    const sizes = elements(await buyAt(way), 'a').filter((link) => link.href?.includes('-4-pack'))
    await buyAt(sizes[0]?.href ?? '')
    await orderCart()
    expect(await orderedCampaigns()).toEqual(['campaign-prices', 'campaign-prices'])
  })
})

it('stays with the same product in another language, whose alternates for search engines do not change', async () => {
  const { path } = pageExample('product', 'sv')
  const { body } = await shop.visitor().get(`${path}?campaign=campaign-prices`)
  const others = LANGUAGES.map((language) => pageExample('product', language).path)
  const switched = elements(body, 'a').flatMap(({ hrefLang, href: to = '' }) => (hrefLang === undefined ? [] : [to]))
  expect(new Set(switched)).toEqual(new Set(others.map((other) => `${other}?campaign=campaign-prices`)))
  const alternates = elements(body, 'link').filter(({ rel }) => rel === 'alternate')
  expect(new Set(alternates.map((link) => link.href))).toEqual(new Set(others.map((other) => ORIGIN + other)))
})

it('stays with another order of the reviews, and with a filter of the devices', async () => {
  const { body } = await shop.visitor().get(`${pageExample('product', 'sv').path}?campaign=campaign-prices`)
  const orders = elements(body, 'a').flatMap(({ href: to = '' }) => (to.includes('reviews-sort=') ? [to] : []))
  expect(orders.map((to) => new URL(to, ORIGIN).searchParams.get('campaign'))).toEqual(orders.map(() => 'campaign-prices'))
  expect(orders.length).toBeGreaterThan(0)
  const tool = href('product', 'sv', { slug: 'verktygsbatteri-bl1850b' })
  const filtered = (await shop.visitor().get(`${tool}?campaign=campaign-prices&fits=DHP`)).body
  const [, filter = ''] = /<form [^>]*#fits"[^>]*>(.*?)<\/form>/s.exec(filtered) ?? []
  expect(filter).toContain('<input type="hidden" name="campaign" value="campaign-prices"/>')
})

describe('the address of a product page', () => {
  const path = href('product', 'sv', { slug: 'lr6-aa-24-pack' })

  it.each(['', '?campaign=', '?campaign=h%C3%B6st', '?campaign=%3Cb%3E', `?campaign=${'x'.repeat(65)}`])(
    'with %j has no campaign, and the product can be bought',
    async (search) => {
      const body = await buyAt(path + search)
      expect(formFields(body, 'buy')).not.toHaveProperty('campaign')
      const size = elements(body, 'a').find((link) => link.href?.includes('-4-pack'))
      expect(size?.href).toMatch(/\.html$/)
      await orderCart()
      expect(await orderedCampaigns()).toEqual([null])
    },
  )
})

describe('the campaign of a line', () => {
  it('is sent to the backend, returned, and part of the order', async () => {
    await order({ campaign: 'campaign-prices' })
    expect(await orderedCampaigns()).toEqual(['campaign-prices'])
  })

  it('survives another change of the cart and an outage', async () => {
    shop.online = false
    await shopping.add('TESTER', 1, { campaign: 'campaign-prices' })
    shop.online = true
    const [{ uuid } = { uuid: '' }] = (await shopping.cart()).lines
    await shopping.change(uuid, 3)
    await order({})
    expect(await orderedCampaigns()).toEqual(['campaign-prices'])
  })

  it('neither ties the line nor locks it', async () => {
    await shopping.add('TESTER', 1, { campaign: 'campaign-prices' })
    await shopping.add('TESTER', 2)
    const { lines } = await shopping.cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([3])
    await shopping.change(lines[0]?.uuid ?? '', 5)
    expect((await shopping.cart()).lines.map(({ quantity }) => quantity)).toEqual([5])
  })

  it.each(['x'.repeat(65), '<b>', '\u0000', ''])('is ignored when invalid, and the product is bought: %j', async (campaign) => {
    await order({ campaign })
    expect(await orderedCampaigns()).toEqual([null])
  })
})

it('offers carry no campaign when the backend names none', async () => {
  shop.respond = async (path, send) => {
    const answer = await send()
    if (path !== '/api/listings/campaign') return answer
    return Response.json(ProductPage.parse(await answer.json()))
  }
  const offers = sectionOf((await shop.visitor().get('/sv')).body, 'aria-labelledby="offers"')
  const names = ['input', 'button'].flatMap((tag) => elements(offers, tag)).map(({ name }) => name)
  expect(names).toContain('product_id')
  expect(names).not.toContain('campaign')
})
