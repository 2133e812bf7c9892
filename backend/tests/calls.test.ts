import sharp from 'sharp'
import { IMAGE_TYPE } from '../../app/commerce/contract/picture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../app/commerce/contract/calls'
import { issueAccountLink } from '../accounts/account-links'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { accountCalls } from './account-calls'
import { Caller } from './caller'
import { contentCalls } from './content-calls'
import { reviewCalls } from './review-calls'
import { orderCalls } from './order-calls'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
let caller: Caller
const call: Caller['call'] = (name, options) => caller.call(name, options)

beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
})
afterAll(async () => {
  await shop.close()
})

const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })

describe('catalogue', () => {
  test('the tree has all categories, the main menu only those shown in the menu', async () => {
    const all = (await call('categoryTree', { query: 'v=2' })).answer
    expect(all.map((node) => node.name)).toEqual(['Batterier', 'Verktygsbatterier', 'Presentkort'])
    expect(all[0]?.children[0]?.children[0]).toMatchObject({
      uri: 'batterier/knappceller/litium',
      hierarchy: ['Batterier', 'Knappceller', 'Litium'],
      has_children: false,
    })
    const menu = (await call('categoryTree', { query: 'v=2&main_menu=true' })).answer
    expect(menu[0]?.metadata.picture?.url).toMatch(/^\/pictures\/products\/[^/]+\.svg\?v=\w+$/)
    expect(all[0]?.metadata).not.toHaveProperty('picture')
    expect(menu.map((node) => node.slug)).toEqual(['batterier', 'verktygsbatterier'])
  })

  test('a category lists its products and those of its descendants, once each', async () => {
    const { answer } = await call('categoryListing', { query: 'uri=batterier' })
    expect(answer.products.map((product) => product.sku)).toEqual(['CR2032', 'LR6-4', 'LR6-24', 'SET'])
    expect(answer.category.children.map(({ name, count }) => [name, count])).toEqual([
      ['Knappceller', 1],
      ['Alkaliska', 2],
    ])
    expect(answer.category.alternates.de).toBe('batterien')
  })

  test('a page number beyond the last gives the last page, and a page has at most 96 products', async () => {
    const { answer } = await call('categoryListing', { query: 'uri=batterier&page=9&page_size=3' })
    expect(answer).toMatchObject({ page: 2, pages: 2, page_size: 3, total: 4 })
    expect(answer.products).toHaveLength(1)
    expect((await call('categoryListing', { query: 'uri=batterier&page_size=1000' })).answer.page_size).toBe(96)
  })

  test.each([
    ['price-asc', ['CR2032', 'LR6-4', 'SET', 'LR6-24']],
    ['price-desc', ['LR6-24', 'SET', 'LR6-4', 'CR2032']],
    ['name', ['CR2032', 'LR6-4', 'LR6-24', 'SET']],
    ['newest', ['SET', 'LR6-24', 'LR6-4', 'CR2032']],
  ])('a listing is sorted by %s', async (sort, skus) => {
    const { answer } = await call('categoryListing', { query: `uri=batterier&sort=${sort}` })
    expect(answer.products.map((product) => product.sku)).toEqual(skus)
  })

  test('discontinued products are last in a listing, however popular', async () => {
    const { answer } = await call('categoryListing', { query: 'uri=verktygsbatterier' })
    expect(answer.products.at(-1)?.sku).toBe('OLD')
  })

  test('a card has the two most important attribute values in the language', async () => {
    const { answer } = await call('brandListing', { query: 'slug=voltra' })
    const facts = Object.fromEntries(answer.products.map((product) => [product.sku, product.facts]))
    expect(facts['LR6-4']).toEqual(['1,5\u00a0V', '2900\u00a0mAh'])
    expect(answer.brand).toMatchObject({ name: 'Voltra', alternates: { da: 'voltra' } })
  })

  test('a tag and the campaign list their products', async () => {
    const tag = (await call('tagListing', { query: 'slug=lang-livslangd' })).answer
    expect([tag.tag.alternates.de, tag.products[0]?.sku]).toEqual(['lange-lebensdauer', 'CR2032'])
    const campaign = (await call('campaignListing')).answer
    expect(campaign.products.map((product) => product.prices.c)).toEqual([[{ q: 1, p: 150, o: 200, d: 25 }]])
  })

  test('devices are chosen by type, brand and model, and list the products that fit', async () => {
    expect((await call('devices', { query: 'type=power-tool&brand=makita' })).answer.models).toHaveLength(2)
    expect((await call('deviceListing', { query: 'key=makita-dhp482' })).answer.total).toBe(2)
  })

  test('a product has its variations, attributes, fits, members, successor and warnings', async () => {
    const pack = (await call('product', { path: 'lr6-aa-4-pack' })).answer
    expect(pack.variations.map((variation) => variation.values)).toEqual([{ pack: '4\u00a0st' }, { pack: '24\u00a0st' }])
    expect(pack.variation_attributes).toEqual([{ key: 'pack', name: 'Antal' }])
    expect(pack.has_upselling).toBe(true)
    const tool = (await call('product', { path: 'verktygsbatteri-bl1850b' })).answer
    expect(tool.fits).toContainEqual({ key: 'makita-dhp482', type: 'power-tool', brand: 'Makita', model: 'DHP482' })
    expect(tool.stock_status).toBe('few-left')
    const old = (await call('product', { path: 'gammal-modell' })).answer
    expect(old).toMatchObject({ stock_status: 'discontinued', orderable: false, successor: { slug: tool.slug } })
    const set = (await call('product', { path: 'paket-hemma' })).answer
    expect(set.members.map((member) => member.quantity)).toEqual([2, 1])
    expect(set.members.map((member) => member.product.sku)).toEqual(['CR2032', 'LR6-4'])
    expect(set.members[0]?.manufacturer.name).toBe('Voltra AB')
    const coin = (await call('product', { path: 'knappcell-cr2032' })).answer
    expect(coin.manufacturer?.safety[0]).toContain('barn')
    expect(set.manufacturer?.safety).toEqual(coin.manufacturer?.safety)
    const soon = (await call('product', { path: 'kommer-snart' })).answer
    expect(soon).toMatchObject({ orderable: true, stock_status: 'back-order', estimated_at: '2026-12-02' })
  })

  test('every picture of a product can be loaded', async () => {
    const { answer } = await call('product', { path: 'knappcell-cr2032' })
    for (const [type, { url }] of answer.images.flatMap((image) => Object.entries(image.types))) {
      const response = await shop.fetch(url)
      expect(response.headers.get('content-type')).toContain(
        Number(type) === IMAGE_TYPE.featured ? 'image/jpeg' : 'image/svg+xml',
      )
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    }
  })

  test('the preview of a product is a JPEG on white, and a part number that does not exist has none', async () => {
    const picture = await shop.fetch('/pictures/products/CR2032.jpg')
    const { data, info } = await sharp(await picture.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([1200, 1200, 255, 255, 255])
    expect(data.some((value) => value < 100)).toBe(true)
    expect((await shop.fetch('/pictures/products/NOBODY.jpg')).status).toBe(404)
  })

  test('upselling offers the sets and the other variations', async () => {
    const { answer } = await call('upselling', { path: String(shop.idOf('LR6-4')) })
    expect(answer?.map((product) => product.sku)).toEqual(['SET', 'LR6-24'])
  })

  test('upselling offers upselling relations first, at their cross-selling price', async () => {
    const { answer } = await call('upselling', { path: String(shop.idOf('BL1850B')) })
    expect(answer?.map((product) => [product.sku, product.cross_selling_price, product.cross_selling_product_id])).toEqual([
      ['TESTER', 108, shop.idOf('BL1850B')],
    ])
    expect((await call('product', { path: 'verktygsbatteri-bl1850b' })).answer.has_upselling).toBe(true)
  })

  test('cross-selling offers accessories that are not in the cart yet', async () => {
    const coin = line('CR2032', 1)
    const offered = (await call('crossSelling', { body: { checkout_order_id: null, cart: [coin] } })).answer
    expect(offered.map((product) => product.sku)).toEqual(['TESTER'])
    const both = [coin, line('TESTER', 1)]
    expect((await call('crossSelling', { body: { checkout_order_id: null, cart: both } })).answer).toEqual([])
  })

  test('a product has lists of accessories and other related products', async () => {
    const { answer } = await call('relatedProducts', { path: String(shop.idOf('CR2032')) })
    expect(answer.accessories.map((product) => product.sku)).toEqual(['TESTER'])
  })

  test('category-children maps products to those within the categories', async () => {
    const ids = [shop.idOf('CR2032'), shop.idOf('BL1850B')]
    expect((await call('categoryChildren', { body: { productIDs: ids, Categories: [1] } })).answer).toEqual([ids[0]])
  })
})

describe('search', () => {
  test('a device name finds what the page of the device lists', async () => {
    const { answer } = await call('products', { query: 'query=makita+dhp482' })
    expect(answer.products.map((product) => product.sku)).toEqual(['BL1850B', 'TESTER'])
  })

  test.each(['BL 1850b', 'bl1850', 'makita bl1850b', 'Verktygsbatteri 18'])('finds the tool battery by %s', async (query) => {
    const { answer, response } = await call('products', { query: `query=${encodeURIComponent(query)}&nc=true` })
    expect(answer.products.map((product) => product.sku)).toEqual(['BL1850B'])
    expect(response.headers.get('x-be-records')).toBe('1')
  })

  test('finds a coin cell whose number is written with a space, and categories when requested', async () => {
    expect((await call('products', { query: 'query=CR+2032' })).answer.products[0]?.sku).toBe('CR2032')
    const { answer } = await call('products', { query: 'query=knapp&co=true' })
    expect(answer.categories).toEqual([
      { slug: 'knappceller', uri: 'batterier/knappceller', hierarchy: ['Batterier', 'Knappceller'], show_in_menu: true },
    ])
  })

  test('hints match any part of their text', async () => {
    expect((await call('searchTriggers', { query: 'query=retur' })).answer).toEqual([
      { id: 1, hint: 'retur och ångerrätt', url: 'retur', url_title: 'Retur' },
    ])
  })
})

describe('content', () => {
  test('a deal lasts from midnight to midnight, and the next delivery is today at 16:00', async () => {
    expect((await call('currentDeal')).answer).toMatchObject({
      product_slug: 'lr6-aa-24-pack',
      discount: 25,
      starts_at: '2026-11-17T23:00:00.000Z',
      expires_at: '2026-11-18T23:00:00.000Z',
    })
    expect((await call('nextDelivery')).answer.next_delivery).toBe('2026-11-18T15:00:00.000Z')
  })

  test('an error report of a browser is accepted', async () => {
    const body = { error: 'x is undefined', level: 'error', stack: '', userAgent: 'test', url: '/sv' }
    expect((await call('clientError', { body })).response.status).toBe(202)
  })
})

orderCalls(() => ({ shop, call }))

describe('cart', () => {
  test('products are found by sku, with whether they can be ordered; unknown skus are omitted', async () => {
    const skus = ['CR2032', 'NOPE', 'SOLDOUT', 'PRESALE', 'OLD', 'CR2032', 'cr2032', "x' or 1=1"]
    const { answer } = await call('productsBySku', { body: { skus } })
    expect(Object.fromEntries(answer.map(({ sku, orderable }) => [sku, orderable]))).toEqual({
      CR2032: true,
      PRESALE: true,
      SOLDOUT: false,
      OLD: false,
    })
    expect(answer.find(({ sku }) => sku === 'CR2032')?.product_id).toBe(shop.idOf('CR2032'))
    expect((await call('productsBySku', { body: { skus: [] } })).answer).toEqual([])
    // Case-insensitive, but only exact skus.
    const typed = await call('productsBySku', { body: { skus: ['lr6-24', 'cr-2032'] } })
    expect(typed.answer.map(({ sku }) => sku)).toEqual(['LR6-24'])
    expect((await call('productFeed')).answer.products.map(({ sku }) => sku)).toContain('CR2032')
  })

  test('coupons are answered with their result; unknown codes are omitted', async () => {
    const cart_contents = [{ product_id: shop.idOf('CR2032'), quantity: 3 }]
    const { answer } = await call('syncCoupons', { body: { coupons: ['3for2', 'START50', 'NOPE'], cart_contents } })
    expect(answer.map((rule) => [rule.code, rule.applied, rule.failed_minimum_spend])).toEqual([
      ['3FOR2', true, false],
      ['START50', false, true],
    ])
    expect(answer[0]).toMatchObject({ buyx_free_amount: 29, all_affected_items: [shop.idOf('CR2032')] })
  })
})

reviewCalls(() => ({ shop, call }))

contentCalls(() => ({ shop, call }))

test('freight is told for any goods, and the service points of a delivery are those nearest to the postal code', async () => {
  const items = [{ product_id: shop.idOf('CR2032'), quantity: 1 }]
  expect((await call('freight', { body: { items } })).answer).toMatchObject({ price_from: 29, free_from: 499 })
  const { answer } = await call('servicePoints', { query: 'delivery=postnord-service-point&postal_code=111%2022' })
  const metres = answer.map((point) => point.distance_metres)
  expect([metres.length > 2, metres]).toEqual([true, [...metres].sort((a, b) => a - b)])
})

describe('accounts', () => {
  test('an account signs in, reads its profile and renews its tokens', async () => {
    const { email, password } = DEMO_ACCOUNT
    const tokens = (await call('login', { body: { email, password } })).answer
    const profile = (await call('profile', { token: tokens.access_token })).answer
    expect(profile).toMatchObject({ email, discounts: { 'button-cells': 10 } })
    const token = tokens.access_token
    for (const name of ['ownOrders', 'ownReturns', 'ownSubscriptions', 'customerOffers', 'boughtProducts'] as const)
      await call(name, { token })
    expect((await call('accountCart', { token, body: { customer_id: null, changes: [] } })).answer).toMatchObject({ lines: [] })
    const renewed = (await call('refresh', { body: { refresh_token: tokens.refresh_token } })).answer
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
  })

  test('a new customer registers, and changes the password', async () => {
    const email = 'ny@example.com'
    await call('accountLinks', { body: { email, profile: { first_name: 'Ny', last_name: 'Kund' } } })
    const token = await issueAccountLink(email, { first_name: 'Ny', last_name: 'Kund' }, shop.services)
    expect((await call('accountLinkInfo', { body: { token } })).answer).toEqual({ email, is_new: true })
    const password = 'elva-gula-tranor'
    const tokens = (await call('choosePassword', { body: { token, password } })).answer
    const body = { current_password: password, password: 'tolv-grona-tranor' }
    const { access_token } = (await call('changePassword', { token: tokens.access_token, body })).answer
    const given = { ...(await call('accountDetails', { token: access_token })).answer, city: 'Lund' }
    await call('changeAccountDetails', { token: access_token, body: given })
    expect((await call('accountExport', { token: access_token })).answer.details).toMatchObject([{ city: 'Lund' }])
    await call('deleteAccount', { token: access_token, body: { password: body.password } })
  })
})

accountCalls(() => ({ shop, call }))

test('every row of `calls` was called', () => {
  expect(Object.keys(calls).filter((name) => !caller.answered.has(name))).toEqual([])
})
