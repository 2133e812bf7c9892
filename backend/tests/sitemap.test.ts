import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ADDRESS_KINDS, type AddressKind } from '../../app/commerce/contract/sitemap'
import { productAttributes, productFits } from '../database/schema/attributes'
import { categories, categoryTexts } from '../database/schema/categories'
import { brands } from '../database/schema/brands'
import { contentPageTexts } from '../database/schema/content'
import { listingChanges, listingEntries } from '../database/schema/placement'
import { prices } from '../database/schema/prices'
import { products, productTexts, setMembers } from '../database/schema/products'
import { Caller } from './caller'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
let caller: Caller
beforeEach(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
})
afterEach(async () => {
  await shop.close()
})

const entries = async (kind: AddressKind) => (await caller.call('sitemap', { query: `kind=${kind}&file=1` })).answer.entries
const addresses = async (kind: AddressKind) => (await entries(kind)).map(({ value }) => value)
const meant = async (kind: AddressKind, value: string, language = 'sv') =>
  (await caller.call('meantAddress', { query: new URLSearchParams({ kind, value, language }).toString() })).answer.value
const withSlug = (slug: string) => and(eq(productTexts.slug, slug), eq(productTexts.language, 'sv'))

it('every kind of page has a file in every language', async () => {
  const { answer } = await caller.call('sitemapFiles')
  expect(answer.map(({ kind, language, file }) => `${kind} ${language} ${file}`).sort()).toEqual(
    ADDRESS_KINDS.flatMap((kind) => ['sv', 'no', 'de', 'da'].map((language) => `${kind} ${language} 1`)).sort(),
  )
})

it('a product has its picture', async () => {
  expect((await entries('product'))[0]).toMatchObject({
    value: 'knappcell-cr2032',
    image: expect.stringMatching(/^\/pictures\/products\/CR2032\.jpg\?v=/) as unknown,
  })
})

it('leaves out what is discontinued and sold out, unless it leads to a successor', async () => {
  expect(await addresses('product')).toContain('gammal-modell')
  await shop.db.update(products).set({ successor_id: null }).where(eq(products.sku, 'OLD'))
  expect(await addresses('product')).not.toContain('gammal-modell')
})

it('leaves out categories that the menu does not show', async () => {
  await shop.db.update(categories).set({ show_in_menu: false }).where(eq(categories.key, 'tools'))
  expect(await addresses('category')).toContain('batterier')
  expect(await addresses('category')).not.toContain('verktygsbatterier')
})

it('the date is that of the change of the page, not of a sale', async () => {
  const date = async () => (await entries('product')).find(({ value }) => value === 'batteritestare')?.changed_at ?? ''
  const before = await date()
  await shop.db.update(products).set({ stock: 3 }).where(eq(products.sku, 'TESTER'))
  expect(await date()).toBe(before)
  await shop.db.update(productTexts).set({ description: '<p>Mer</p>' }).where(withSlug('batteritestare'))
  expect(Date.parse(await date())).toBeGreaterThan(Date.parse(before))
  const { answer } = await caller.call('sitemapFiles')
  expect(answer.find(({ kind, language }) => kind === 'product' && language === 'sv')?.changed_at).toBe(await date())
})

const changeProduct = (sku: string, change: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(change).where(eq(products.sku, sku))

const of = (sku: string, { product_id }: { product_id: PgColumn }) => eq(product_id, shop.idOf(sku))

it.each<[string, string, () => Promise<unknown>]>([
  ['a price', 'batteritestare', () => shop.db.update(prices).set({ p: 7 }).where(of('TESTER', prices))],
  ['a price that ends', 'batteritestare', () => shop.db.delete(prices).where(of('TESTER', prices))],
  ['an attribute', 'knappcell-cr2032', () => shop.db.delete(productAttributes).where(of('CR2032', productAttributes))],
  ['a device', 'knappcell-cr2032', () => shop.db.insert(productFits).values({ product_id: shop.idOf('CR2032'), device_id: 1 })],
  ['the last piece that is sold', 'batteritestare', () => changeProduct('TESTER', { stock: 0 })],
  ['goods that come in', 'slut-i-lager', () => changeProduct('SOLDOUT', { stock: 7 })],
  ['the day on which it is expected', 'kommer-snart', () => changeProduct('PRESALE', { expected_on: '2030-01-01' })],
  ['a back order', 'slut-i-lager', () => changeProduct('SOLDOUT', { back_order: true })],
  ['a deposit', 'batteritestare', () => changeProduct('TESTER', { starter_batteries: 1 })],
  ['a member of a set', 'paket-hemma', () => shop.db.update(setMembers).set({ quantity: 3 })],
])('%s changes the date of its product %s, and of no other', async (_, slug, change) => {
  const dates = async () => new Map((await entries('product')).map(({ value, changed_at }) => [value, changed_at]))
  const before = await dates()
  await change()
  const after = [...(await dates())]
  expect(after.filter(([value, date]) => date !== before.get(value)).map(([value]) => value)).toEqual([slug])
})

it.each<[string, () => Promise<unknown>]>([
  ['leaves its listings', () => shop.db.delete(listingEntries).where(of('CR2032', listingEntries))],
  [
    'joins them',
    () =>
      shop.db.execute(sql`insert into listing_entries select listing, ${shop.idOf('TESTER')}, 1 from listing_entries
      where product_id = ${shop.idOf('CR2032')} and listing <> 'brand/1' on conflict do nothing`),
  ],
  [
    'is sold out for good',
    () => shop.db.update(products).set({ discontinued: true, stock: 0 }).where(eq(products.sku, 'CR2032')),
  ],
])('a product that %s changes the dates of their pages, and no others', async (_, change) => {
  const names = ['category/batterier/knappceller', 'category/batterier/knappceller/litium', 'tag/lang-livslangd']
  const dates = async () => {
    const found = await Promise.all(
      (['category', 'tag'] as const).map(async (kind) =>
        (await entries(kind)).map(({ value, changed_at }) => [`${kind}/${value}`, changed_at] as const),
      ),
    )
    return new Map(found.flat())
  }
  // Another product keeps the listings in the sitemap.
  await shop.db.execute(sql`insert into listing_entries select listing, ${shop.idOf('LAST')}, 1 from listing_entries
    where product_id = ${shop.idOf('CR2032')} on conflict do nothing`)
  await shop.db.execute(sql`delete from listing_changes`)
  const before = await dates()
  await change()
  const after = await dates()
  const changed = [...after].filter(([name, date]) => date !== before.get(name)).map(([name]) => name)
  expect(changed).toEqual(expect.arrayContaining(names))
  expect(changed).not.toContain('category/verktygsbatterier')
  expect(after.size).toBe(before.size)
})

it('a sale that leaves a product in its listings changes no date of them', async () => {
  await shop.db.execute(sql`delete from listing_changes`)
  await shop.db.update(products).set({ stock: 0 }).where(eq(products.sku, 'CR2032'))
  await shop.db.update(products).set({ stock: 9, discontinued: true }).where(eq(products.sku, 'CR2032'))
  expect(await shop.db.select().from(listingChanges)).toEqual([])
})

it.each<[string, string, () => Promise<unknown>]>([
  [
    'joins a device',
    'makita-dhp482',
    () => shop.db.insert(productFits).values({ product_id: shop.idOf('TESTER'), device_id: 1 }),
  ],
  ['leaves a device', 'makita-dhp482', () => shop.db.delete(productFits).where(of('BL1850B', productFits))],
  [
    'leaves its devices to another one',
    'makita-dhp482',
    () =>
      shop.db
        .update(productFits)
        .set({ product_id: shop.idOf('TESTER') })
        .where(of('BL1850B', productFits)),
  ],
  ['is sold out for good', 'makita-dhp482', () => changeProduct('BL1850B', { discontinued: true, stock: 0 })],
])('a product that %s changes the date of the page of %s', async (_, key, change) => {
  // Other products keep the devices in the sitemap.
  await shop.db.execute(
    sql`insert into product_fits (product_id, device_id) select ${shop.idOf('LAST')}, id from devices on conflict do nothing`,
  )
  await shop.db.execute(sql`delete from listing_changes`)
  const date = async () => (await entries('device')).find(({ value }) => value === key)?.changed_at ?? ''
  const before = await date()
  await change()
  expect(Date.parse(await date())).toBeGreaterThan(Date.parse(before))
})

it('the date of a content page is that of its text in the language', async () => {
  const dates = async (place: string) =>
    (await caller.call('sitemap', { query: `kind=page&file=1&${place}` })).answer.entries.map(({ changed_at }) => changed_at)
  const [sv, de] = ['locale=sv&sid=7', 'locale=de&sid=9']
  const before = [await dates(sv), await dates(de)]
  await shop.db.update(contentPageTexts).set({ title: 'Ny' }).where(eq(contentPageTexts.language, 'sv'))
  expect([(await dates(sv)).some((date) => before[0]?.includes(date)), await dates(de)]).toEqual([false, before[1]])
})

it('a file covers 50,000 ids and is read in parts of 1,000', async () => {
  await shop.db
    .execute(sql`insert into products select (jsonb_populate_record(p, jsonb_build_object('id', n, 'sku', 'X' || n, 'group_id', null))).*
    from products p, generate_series(49000, 50001) n where p.sku = 'TESTER'`)
  await shop.db.execute(sql`insert into product_texts (product_id, language, name, slug, description)
    select n, 'sv', 'X' || n, 'x' || n, '' from generate_series(49000, 50001) n`)
  const files = (await caller.call('sitemapFiles')).answer.filter(({ kind, language }) => kind === 'product' && language === 'sv')
  expect(files.map(({ file }) => file)).toEqual([1, 2])
  const first = (await caller.call('sitemap', { query: 'kind=product&file=1' })).answer
  expect(first.entries).toHaveLength(1000)
  const rest = (await caller.call('sitemap', { query: `kind=product&file=1&after=${String(first.next)}` })).answer
  expect([rest.entries.length, rest.next]).toEqual([12, null])
  expect((await caller.call('sitemap', { query: 'kind=product&file=2' })).answer.entries.map(({ value }) => value)).toEqual([
    'x50001',
  ])
})

it('an address means the page that has it, in any letter case', async () => {
  expect(await meant('product', 'Knappcell-CR2032')).toBe('knappcell-cr2032')
  expect(await meant('category', 'BATTERIER')).toBe('batterier')
  expect(await meant('device', 'Makita-DHP482', 'de')).toBe('makita-dhp482')
  expect((await shop.fetch('/api/meant-address?kind=tag&language=sv&value=ingen')).status).toBe(404)
})

it('a former address means the page that had it, however often it moved', async () => {
  for (const slug of ['nytt', 'nyare']) {
    await shop.db
      .update(productTexts)
      .set({ slug })
      .where(and(eq(productTexts.product_id, shop.idOf('TESTER')), eq(productTexts.language, 'sv')))
  }
  expect([await meant('product', 'batteritestare'), await meant('product', 'Nytt')]).toEqual(['nyare', 'nyare'])
  await shop.db.update(brands).set({ slug: 'voltra-neu' }).where(eq(brands.slug, 'voltra'))
  expect(await meant('brand', 'voltra', 'de')).toBe('voltra-neu')
  await shop.db.update(categoryTexts).set({ uri: 'verktyg' }).where(eq(categoryTexts.uri, 'verktygsbatterier'))
  expect(await meant('category', 'verktygsbatterier')).toBe('verktyg')
})

it('an address that is in use again belongs to the page that has it', async () => {
  await shop.db.update(productTexts).set({ slug: 'annat' }).where(withSlug('batteritestare'))
  await shop.db.update(productTexts).set({ slug: 'batteritestare' }).where(withSlug('sista-biten'))
  expect([await meant('product', 'batteritestare'), await meant('product', 'sista-biten')]).toEqual([
    'batteritestare',
    'batteritestare',
  ])
})

it('the feed has what is sold, except gift cards', async () => {
  const { products, next } = (await caller.call('productFeed')).answer
  const skus = products.map(({ sku }) => sku)
  expect([skus.includes('CR2032'), skus.includes('GIFT-500'), skus.includes('OLD'), next]).toEqual([true, false, false, null])
  expect(products.find(({ sku }) => sku === 'CR2032')).toMatchObject({
    brand: 'Voltra',
    category: ['Batterier', 'Knappceller', 'Litium'],
    freight: { price_from: expect.any(Number) as number },
  })
})

it('the feed tells until when a price is valid, and in what variations differ', async () => {
  const ends_at = new Date(Date.now() + 86_400_000)
  await shop.db
    .update(prices)
    .set({ ends_at })
    .where(eq(prices.product_id, shop.idOf('CR2032')))
  const { products } = (await caller.call('productFeed')).answer
  const fieldsOf = (sku: string) => {
    const { price_until, variation_values } = products.find((product) => product.sku === sku) ?? {}
    return { price_until, variation_values }
  }
  expect(fieldsOf('CR2032')).toEqual({ price_until: ends_at.toISOString(), variation_values: {} })
  expect(fieldsOf('LR6-4')).toEqual({ price_until: null, variation_values: { pack: expect.stringContaining('4') as string } })
})
