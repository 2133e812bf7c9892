import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '../../app/commerce/contract/languages'
import { plainText } from '../../app/content/plain-text'
import { categoryTitle } from '../../app/listing/category-title'
import { ancestorUris } from '../catalogue/category-page'
import { categoriesByUris, categoryByUri } from '../catalogue/category-rows'
import type { Database, OpenDatabase } from '../database/database'
import { brands, brandTexts, tagTexts } from '../database/schema/brands'
import { categoryTexts } from '../database/schema/categories'
import { contentPageTexts } from '../database/schema/content'
import { openSeededShop } from './seeded-shop'

let opened: OpenDatabase
let db: Database
beforeAll(async () => {
  opened = await openSeededShop()
  db = opened.db
}, 120_000)
afterAll(() => opened.close())

async function category(language: Language, uri: string) {
  const [row] = await categoryByUri(db).execute({ language, uri })
  if (row === undefined) throw new Error(`No category ${uri}`)
  const ancestors = await categoriesByUris(db).execute({ language, uris: ancestorUris(uri) })
  return { title: categoryTitle({ ...row, ancestors }), description: row.description }
}

/** Title and description of every category, brand, tag and page of text. */
async function pages(language: Language) {
  const uris = await db.select({ uri: categoryTexts.uri }).from(categoryTexts).where(eq(categoryTexts.language, language))
  const ofCategories = await Promise.all(uris.map(({ uri }) => category(language, uri)))
  const ofBrands = await db
    .select({ title: brands.name, description: brandTexts.description })
    .from(brands)
    .innerJoin(brandTexts, eq(brandTexts.brand_id, brands.id))
    .where(eq(brandTexts.language, language))
  const ofTags = await db
    .select({ title: tagTexts.name, description: tagTexts.description })
    .from(tagTexts)
    .where(eq(tagTexts.language, language))
  const ofContent = await db
    .select({ title: contentPageTexts.title, description: contentPageTexts.description })
    .from(contentPageTexts)
    .where(eq(contentPageTexts.language, language))
  return [...ofCategories, ...ofBrands, ...ofTags, ...ofContent].map((one) => ({
    ...one,
    description: plainText(one.description),
  }))
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)

it.each(LANGUAGES)('no two listings or pages of text of the shop have the same title or description: %s', async (language) => {
  const all = await pages(language)
  expect(repeated(all.map(({ title }) => title))).toEqual([])
  expect(repeated(all.map(({ description }) => description))).toEqual([])
})

it('the parent is named only where it tells categories of one name apart', async () => {
  expect((await category('sv', 'mobilbatterier/sony')).title).toBe('Sony – Mobilbatterier')
  expect((await category('sv', 'mobilbatterier')).title).toBe('Mobilbatterier')
})
