import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../app/commerce/contract/languages'
import { contentPages, contentPageTexts } from '../database/schema/content'
import { giftCards } from '../seed/data/content/pages/gift-cards/gift-cards'
import { NOON_DAY, openTestShop, type TestShop } from './test-shop'

const PAGE_ID = 4711

let shop: TestShop
let migration: string
beforeAll(async () => {
  shop = await openTestShop()
  migration = await readFile(new URL('../database/migrations/0027_gift-card-page.sql', import.meta.url), 'utf8')
  await shop.db.insert(contentPages).values({ id: PAGE_ID, key: 'gift-cards', updated_at: NOON_DAY })
  const texts = LANGUAGES.map((language) => ({
    page_id: PAGE_ID,
    language,
    path: `gift-cards-${language}`,
    ...giftCards[language],
  }))
  await shop.db.insert(contentPageTexts).values(texts)
})
afterAll(() => shop.close())

const ofPage = (language: Language) => and(eq(contentPageTexts.page_id, PAGE_ID), eq(contentPageTexts.language, language))

/** The page as the migration leaves it. */
async function upgraded(language: Language, content: string): Promise<string | undefined> {
  await shop.db.update(contentPageTexts).set({ content }).where(ofPage(language))
  await shop.db.execute(sql.raw(migration))
  const [text] = await shop.db.select().from(contentPageTexts).where(ofPage(language))
  return text?.content
}

test.each(LANGUAGES)(
  'the page about gift cards of an earlier release says what comes back of a used card, in %s',
  async (language) => {
    const [, before = '', after = ''] = new RegExp(`'${language}',\\s+'(<li>.*</li>)',\\s+'(<li>.*</li>)'`).exec(migration) ?? []
    const page = (sentence: string) => `<ul>\n<li>A</li>\n${sentence}\n<li>B</li>\n</ul>`
    expect(before).not.toBe(after)
    expect(await upgraded(language, page(before))).toBe(page(after))
    const own = page('<li>Unsere eigenen Worte.</li>')
    expect(await upgraded(language, own)).toBe(own)
  },
)
