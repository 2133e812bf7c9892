import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AddressKind } from '../../app/commerce/contract/sitemap'
import { tagTexts } from '../database/schema/brands'
import { categoryTexts } from '../database/schema/categories'
import { listingEntries } from '../database/schema/placement'
import { products, productTexts, untranslatedProducts } from '../database/schema/products'
import { Caller } from './caller'
import { openTestShop, type TestShop } from './test-shop'

const SKU = 'CR2032'

let shop: TestShop
let caller: Caller
beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
  const id = shop.idOf(SKU)
  // The only product for a camera, and the only one of a tag and of a category in the fixture.
  await shop.db.execute(sql`insert into product_fits select ${id}, id from devices where key = 'forgotten-x1'`)
  await shop.db.execute(sql`insert into device_names (device_id, key, kind) select id, 'forgottenx1', 'model' from devices
    where key = 'forgotten-x1'`)
  await shop.db.execute(sql`insert into prices (product_id, store_id, kind, q, p, o, d) values (${id}, 7, 'c', 1, 19, 29, 34),
    (${id}, 9, 'c', 1, 1.9, 2.9, 34)`)
  await shop.db.delete(productTexts).where(and(eq(productTexts.product_id, id), eq(productTexts.language, 'de')))
})
afterAll(() => shop.close())

const IN = { sv: 'locale=sv&sid=7', de: 'locale=de&sid=9' }
type In = keyof typeof IN

const sitemap = async (kind: AddressKind, language: In) =>
  (await caller.call('sitemap', { query: `kind=${kind}&file=1&${IN[language]}` })).answer.entries.length
/** The uri of the deepest category, and the slug of the tag, of the product in a language. */
async function addressesOf(language: In): Promise<{ uri: string; slug: string }> {
  const has = (listing: SQL) =>
    sql`exists (select from ${listingEntries} where listing = ${listing} and product_id = ${shop.idOf(SKU)})`
  const uris = await shop.db
    .select({ uri: categoryTexts.uri })
    .from(categoryTexts)
    .where(and(eq(categoryTexts.language, language), has(sql`'category/' || ${categoryTexts.category_id}`)))
    .orderBy(sql`length(${categoryTexts.uri}) desc`)
  const slugs = await shop.db
    .select({ slug: tagTexts.slug })
    .from(tagTexts)
    .where(and(eq(tagTexts.language, language), has(sql`'tag/' || ${tagTexts.tag_id}`)))
  return { uri: uris[0]?.uri ?? '', slug: slugs[0]?.slug ?? '' }
}

/** The ways to the product in a language: numbers of products, entries and pages. */
async function places(language: In) {
  const asked = IN[language]
  const { uri, slug } = await addressesOf(language)
  const category = (await caller.call('categoryListing', { query: `uri=${uri}&${asked}` })).answer
  const [root = ''] = uri.split('/')
  const above = (await caller.call('categoryListing', { query: `uri=${root}&${asked}` })).answer
  const tag = (await caller.call('tagListing', { query: `slug=${slug}&${asked}` })).answer
  const search = (await caller.call('products', { query: `query=CR2032&${asked}` })).answer
  const brand = (await caller.call('brandListing', { query: `slug=voltra&${asked}` })).answer
  const campaign = (await caller.call('campaignListing', { query: asked })).answer
  const isIn = ({ products }: { products: readonly { sku: string }[] }) => products.some(({ sku }) => sku === SKU)
  for (const { total, products } of [category, above, tag, search, brand, campaign]) expect(total).toBe(products.length)
  const filtered = []
  for (const { key, values } of above.facets)
    for (const { value, count } of values) {
      const { total, products } = (await caller.call('categoryListing', { query: `uri=${root}&f.${key}=${value}&${asked}` }))
        .answer
      expect([key, value, total, products.length]).toEqual([key, value, count, count])
      filtered.push(`${key}=${value}`)
    }
  return {
    category: category.total,
    'alternates of the category': Object.keys(category.category.alternates).length,
    'category empty in': category.category.empty_in,
    'count of a subcategory': above.category.children
      .filter(({ uri: child }) => uri.startsWith(child))
      .map(({ count }) => count > 0),
    above: isIn(above),
    'sorted by price': isIn((await caller.call('categoryListing', { query: `uri=${root}&sort=price-asc&${asked}` })).answer),
    facet: filtered.includes('voltage=3'),
    tag: tag.total,
    'alternates of the tag': Object.keys(tag.tag.alternates).length,
    'tag empty in': tag.tag.empty_in,
    brand: isIn(brand),
    campaign: isIn(campaign),
    search: isIn(search),
    'search for its device': (await caller.call('products', { query: `query=Forgotten+X1&${asked}` })).answer.device?.key ?? null,
    finder: (await caller.call('devices', { query: `type=camera&brand=forgotten&${asked}` })).answer.models.length,
    'page of its device': (await shop.fetch(`/api/listings/device?key=forgotten-x1&${asked}`)).status,
    feed: isIn((await caller.call('productFeed', { query: asked })).answer),
    product: (await shop.fetch(`/api/products/knappcell-cr2032?${asked}`)).status === 200,
  }
}

it('a product without a text in a language is listed in the others alone, and no count includes it', async () => {
  const { product: _, ...swedish } = await places('sv')
  expect(swedish).toMatchObject({ above: true, 'sorted by price': true, facet: true, brand: true, search: true, feed: true })
  expect(swedish).toMatchObject({ category: 1, tag: 1, campaign: true, finder: 1, 'page of its device': 200 })
  expect(swedish).toMatchObject({ 'count of a subcategory': [true], 'search for its device': 'forgotten-x1' })
  const pages = {
    'alternates of the category': 4,
    'category empty in': ['de'],
    'alternates of the tag': 4,
    'tag empty in': ['de'],
  }
  expect(swedish).toMatchObject(pages)
  const { product, ...german } = await places('de')
  expect(product).toBe(false)
  expect(german).toMatchObject({ above: false, 'sorted by price': false, facet: false, brand: false, search: false, feed: false })
  expect(german).toMatchObject({ category: 0, tag: 0, campaign: false, finder: 0, 'page of its device': 404 })
  expect(german).toMatchObject({ 'count of a subcategory': [false], 'search for its device': null, ...pages })
})

it('pages that are left without products in a language are not in its sitemap', async () => {
  for (const kind of ['product', 'category', 'tag', 'device'] as const)
    expect([kind, (await sitemap(kind, 'sv')) > (await sitemap(kind, 'de'))]).toEqual([kind, true])
})

it('its text brings it back', async () => {
  expect(await shop.db.select().from(untranslatedProducts)).toEqual([{ product_id: shop.idOf(SKU), language: 'de' }])
  await shop.db
    .insert(productTexts)
    .values({ product_id: shop.idOf(SKU), language: 'de', name: 'Knopfzelle', slug: 'knopf', description: '' })
  expect(await shop.db.select().from(untranslatedProducts)).toEqual([])
})

it('a discontinued product leads to the first successor with a text in the language; without one it is gone there alone', async () => {
  const setText = async (sku: string, present: boolean) => {
    const row = { product_id: shop.idOf(sku), language: 'de', name: sku, slug: sku.toLowerCase(), description: '' }
    await shop.db.delete(productTexts).where(and(eq(productTexts.product_id, row.product_id), eq(productTexts.language, 'de')))
    if (present) await shop.db.insert(productTexts).values(row)
  }
  const leadsTo = async (language: In) => {
    const { id } = (await caller.call('product', { path: 'gammal-modell' })).answer
    const [own] = await shop.db
      .select({ slug: productTexts.slug })
      .from(productTexts)
      .where(and(eq(productTexts.product_id, id), eq(productTexts.language, language)))
    const slug = own?.slug ?? ''
    const { successor, gone_in, alternates } = (await caller.call('product', { path: slug, query: IN[language] })).answer
    const { entries } = (await caller.call('sitemap', { query: `kind=product&file=1&${IN[language]}` })).answer
    const entry = entries.find(({ value }) => value === slug)
    expect(Object.keys(alternates)).toHaveLength(4)
    expect(gone_in.includes(language)).toBe(entry === undefined)
    return { sku: successor?.sku ?? null, gone_in, changed_at: entry?.changed_at }
  }
  const first = await leadsTo('de')
  expect(first).toMatchObject({ sku: 'BL1850B', gone_in: [] })
  await setText('BL1850B', false)
  expect(await leadsTo('de')).toEqual({ sku: null, gone_in: ['de'], changed_at: undefined })
  expect(await leadsTo('sv')).toMatchObject({ sku: 'BL1850B', gone_in: ['de'] })
  // The successor is sold, but has no text: the chain goes on to its own successor.
  await shop.db
    .update(products)
    .set({ successor_id: shop.idOf('TESTER') })
    .where(eq(products.sku, 'BL1850B'))
  const onward = await leadsTo('de')
  expect(onward).toMatchObject({ sku: 'TESTER', gone_in: [] })
  expect(Date.parse(onward.changed_at ?? '')).toBeGreaterThan(Date.parse(first.changed_at ?? ''))
  expect(await leadsTo('sv')).toMatchObject({ sku: 'BL1850B' })
  await setText('BL1850B', true)
  expect(await leadsTo('de')).toMatchObject({ sku: 'BL1850B', gone_in: [] })
})

it('a gone product of a group is gone in a language in which no other of its group has a text', async () => {
  const id = shop.idOf('OLD')
  await shop.db.update(products).set({ successor_id: null, group_id: 901 }).where(eq(products.id, id))
  await shop.db.update(products).set({ group_id: 901 }).where(eq(products.sku, SKU))
  await shop.db.delete(productTexts).where(and(eq(productTexts.product_id, shop.idOf(SKU)), eq(productTexts.language, 'de')))
  const { answer } = await caller.call('product', { path: 'gammal-modell' })
  expect(answer.gone_in).toEqual(['de'])
})
