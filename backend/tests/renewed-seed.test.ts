import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContentPage } from '../../app/commerce/contract/content'
import { SearchAnswer } from '../../app/commerce/contract/listing'
import { attributeWords } from '../database/schema/attributes'
import { brands } from '../database/schema/brands'
import { contentPages, contentPageTexts, searchHints, widgets } from '../database/schema/content'
import { products, productTexts } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { seedRows } from '../database/schema/seed-rows'
import { settings } from '../database/schema/stores'
import { renewSeed } from '../seed/renew/renew-seed'
import type { Seed } from '../seed/seed'
import { fixtureSeed } from './fixture/seed'
import { openTestShop, type TestShop } from './test-shop'

const LATER = new Date('2026-12-01T09:00:00Z')

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.db.update(settings).set({ value: '1' }).where(eq(settings.key, 'seed_version'))
})
afterEach(() => shop.close())

/** The fixture as the next release has it: other words in the texts of each kind, a page and a widget more. */
function nextSeed(): Seed {
  const seed = fixtureSeed()
  const [page] = seed.content.pages
  const [widget] = seed.content.widgets
  const [first] = seed.catalogue.products
  if (page === undefined || widget === undefined || first === undefined) throw new Error('The fixture is empty')
  const renamed = { sv: 'Zinkbatteri', no: 'Sinkbatteri', de: 'Zinkbatterie', da: 'Zinkbatteri' }
  const added = { sv: 'nytt', no: 'nytt', de: 'neu', da: 'nyt' }
  return {
    ...seed,
    catalogue: {
      ...seed.catalogue,
      brands: seed.catalogue.brands.map((brand) => ({ ...brand, manufacturer: { ...brand.manufacturer, address: 'Nygatan 2' } })),
      products: [{ ...first, name: renamed, price: first.price * 2, stock: 4711 }, ...seed.catalogue.products.slice(1)],
    },
    content: {
      pages: [
        { ...page, content: { ...page.content, sv: '<p>30</p>', de: '<p>30</p>' } },
        { ...page, key: 'added', path: added, title: added },
      ],
      widgets: [
        { ...widget, content: { ...widget.content, sv: '<p>!</p>' } },
        { ...widget, slug: 'added' },
      ],
      hints: [],
    },
  }
}

const renew = () => renewSeed(shop.db, nextSeed, LATER)

const content = (language: string) =>
  shop.db
    .select({ content: contentPageTexts.content })
    .from(contentPageTexts)
    .where(and(eq(contentPageTexts.page_id, 1), eq(contentPageTexts.language, language)))
    .then(([row]) => row?.content)

const widget = (slug: string, language = 'sv') =>
  shop.db
    .select({ content: widgets.content })
    .from(widgets)
    .where(and(eq(widgets.slug, slug), eq(widgets.language, language)))
    .then(([row]) => row?.content)

const foundFor = async (query: string): Promise<string[]> => {
  const answer = await shop.fetch(`/api/products?query=${query}&nc=true&co=true`)
  return SearchAnswer.parse(await answer.json()).products.map(({ sku }) => sku)
}

test('A shop that an older release seeded gets the new texts at its next start, once, and what is new', async () => {
  const both = await Promise.all([renew(), renew()])
  expect(both.filter((done) => done !== null)).toHaveLength(1)
  expect([await content('sv'), await content('de'), await content('no')]).toEqual(['<p>30</p>', '<p>30</p>', '<p>14</p>'])
  expect([await widget('footer-help'), await widget('added')]).toEqual(['<p>!</p>', '<p>?</p>'])
  expect((await shop.fetch('/api/pages/by-path?path=nytt')).status).toBe(200)
  const [brand] = await shop.db.select().from(brands)
  expect(brand?.manufacturer_address).toBe('Nygatan 2')
  expect(await shop.db.$count(searchHints)).toBe(0)
  const [page] = await shop.db.select().from(contentPages).where(eq(contentPages.id, 1))
  expect(page?.updated_at).toEqual(LATER)
})

test('What the seed wrote is read back as it was recorded, so the same texts change nothing', async () => {
  expect(await renewSeed(shop.db, fixtureSeed, LATER)).toEqual({ updated: 0, added: 0, removed: 0, kept: 0 })
})

test('A search finds a product by its new name and by no word of the former one', async () => {
  const [sku] = fixtureSeed().catalogue.products.map((product) => product.sku)
  expect(await foundFor('zinkbatteri')).toEqual([])
  await renew()
  expect(await foundFor('zinkbatteri')).toEqual([sku])
})

test('Search documents that an older release wrote in another way are written again, also with the same texts', async () => {
  const documents = () => shop.db.select().from(searchDocuments).orderBy(searchDocuments.product_id, searchDocuments.language)
  const asSeeded = await documents()
  await shop.db.update(searchDocuments).set({ names: "'0ah'", document: "'0ah'" })
  await renewSeed(shop.db, fixtureSeed, LATER)
  expect(await documents()).toEqual(asSeeded)
})

test('What the shop changed, deleted or sells stays as it is', async () => {
  const { db } = shop
  const [first] = await db.select().from(products).where(eq(products.id, 1))
  await db
    .update(contentPageTexts)
    .set({ content: '<p>Own</p>' })
    .where(and(eq(contentPageTexts.page_id, 1), eq(contentPageTexts.language, 'sv')))
  await db.update(widgets).set({ content: '<p>Own</p>' }).where(eq(widgets.slug, 'footer-help'))
  await db.update(productTexts).set({ name: 'Own name' }).where(eq(productTexts.product_id, 1))
  await db.update(searchHints).set({ hint: 'own' })
  const before = await foundFor(first?.sku ?? '')
  const renewed = await renew()
  expect(renewed?.kept).toBeGreaterThanOrEqual(5)
  expect([await content('sv'), await content('de')]).toEqual(['<p>Own</p>', '<p>30</p>'])
  expect(await widget('footer-help')).toBe('<p>Own</p>')
  const names = await db.select({ name: productTexts.name }).from(productTexts).where(eq(productTexts.product_id, 1))
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['Own name']))
  expect(await foundFor(first?.sku ?? '')).toEqual(before)
  expect(await db.$count(searchHints)).toBe(4)
  const [same] = await db.select().from(products).where(eq(products.id, 1))
  expect(same).toEqual(first)

  await db.delete(widgets).where(eq(widgets.slug, 'added'))
  await db.update(settings).set({ value: '1' }).where(eq(settings.key, 'seed_version'))
  await renew()
  expect(await widget('added')).toBeUndefined()
})

test('A new address that another page of the shop has is not taken from it', async () => {
  await shop.db.insert(contentPages).values({ id: 9, key: 'own', updated_at: LATER })
  await shop.db
    .insert(contentPageTexts)
    .values({ page_id: 9, language: 'sv', path: 'nytt', title: 'Own', description: '', content: 'Own' })
  await renew()
  const page = ContentPage.parse(await (await shop.fetch('/api/pages/by-path?path=nytt')).json())
  expect(page.title).toBe('Own')
})

/** The shop as the last release before seed versions left it. */
async function asFormerRelease(): Promise<void> {
  await shop.db.delete(seedRows)
  await shop.db.delete(settings).where(eq(settings.key, 'seed_version'))
  const [row] = await shop.db.select({ at: sql<string>`min(changed_at)` }).from(productTexts)
  const value = new Date(row?.at ?? '').toISOString()
  await shop.db.update(settings).set({ value }).where(eq(settings.key, 'seeded_at'))
  await shop.db.update(contentPages).set({ updated_at: new Date(value) })
}

test('A shop of the last release, which recorded nothing, gets what was not changed since it was seeded', async () => {
  await asFormerRelease()
  await shop.db.update(productTexts).set({ description: 'Own' }).where(eq(productTexts.language, 'de'))
  await shop.db.update(widgets).set({ content: 'Own' }).where(eq(widgets.slug, 'store-message'))
  await renew()
  expect(await content('sv')).toBe('<p>30</p>')
  const names = await shop.db
    .select({ language: productTexts.language, name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.product_id, 1))
  expect(
    names
      .filter(({ name }) => /Zinkbatteri|Sinkbatteri/.test(name))
      .map(({ language }) => language)
      .toSorted(),
  ).toEqual(['da', 'no', 'sv'])
  expect(await widget('store-message')).toBe('Own')
})

test('A page that was published since it was seeded is not touched in a shop of the last release', async () => {
  await asFormerRelease()
  await shop.db.update(contentPages).set({ updated_at: LATER })
  await renew()
  expect(await content('sv')).toBe('<p>14</p>')
  expect(await shop.db.$count(attributeWords)).toBeGreaterThan(0)
})
