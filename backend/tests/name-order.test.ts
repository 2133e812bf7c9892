import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrandListing } from '../../app/commerce/contract/listing'
import { productTexts } from '../database/schema/products'
import { type Language, LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

/** Names in the order in which each language has them. */
const NAMES: Record<Language, readonly string[]> = {
  sv: ['4-pack AA', '10-pack AA', 'Adapter', 'zon 9', 'Zon 10', 'ångmaskin', 'Älg', 'Öga'],
  no: ['4-pack AA', '10-pack AA', 'Adapter', 'zon 9', 'Zon 10', 'ærlig', 'Øks', 'Ånd'],
  de: ['4er-Pack AA', '10er-Pack AA', 'Adapter', 'Äpfel', 'Ober', 'Öse', 'Straße', 'Strassenbahn'],
  da: ['4-pak AA', '10-pak AA', 'Adapter', 'zone 9', 'Zone 10', 'ærlig', 'Økse', 'Ånd'],
}

test.each(LANGUAGES)(
  'by name, the products stand in the order of the language, and numbers by their value, in %s',
  async (language) => {
    const names = NAMES[language]
    const store = `locale=${language}&sid=${storeOf(language).storeId}`
    const page = async (sort: string) =>
      BrandListing.parse(await (await shop.fetch(`/api/listings/brand?slug=voltra&${store}${sort}`)).json())
    const { products } = await page('')
    expect(products.length).toBeGreaterThanOrEqual(names.length)
    const renamed = products.slice(0, names.length)
    // The last name goes to the most popular product: popularity must not decide.
    for (const [at, { id }] of renamed.entries()) {
      await shop.db
        .update(productTexts)
        .set({ name: names[names.length - 1 - at] ?? '' })
        .where(and(eq(productTexts.product_id, id), eq(productTexts.language, language)))
    }
    const sorted = (await page('&sort=name')).products.map(({ name }) => name)
    expect(sorted.filter((name) => names.includes(name))).toEqual(names)
  },
)
