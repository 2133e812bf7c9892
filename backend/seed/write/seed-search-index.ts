import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { deviceNames, searchCategories, searchDocuments, searchWords } from '../../database/schema/search'
import { toTsvector } from '../../search/tokenize'
import type { Ids } from './catalogue-ids'
import { deviceNameRows, productSearchTexts, withParts, type SearchText } from './search-texts'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { SeedCatalogue, SeedDevice } from '../data/records'
import type { Language } from '../../../app/commerce/contract/languages'

type Stems = Map<string, string>

/**
 * Seeds the search documents of a catalogue's products, and the names of `newDevices`. `popular` is written with every document:
 * true only where all products are popular, otherwise `precompute` sets it afterwards.
 */
export async function seedProductIndex(
  db: Database,
  catalogue: SeedCatalogue,
  newDevices: readonly SeedDevice[],
  ids: Ids,
  popular: boolean,
): Promise<void> {
  await insertRows(db, deviceNames, deviceNameRows(newDevices, ids))
  await indexProducts(db, productSearchTexts(catalogue, ids), popular)
}

/** Writes the search documents of products. */
export async function indexProducts(db: Database, products: readonly SearchText[], popular: boolean): Promise<void> {
  for (const language of LANGUAGES) {
    const spoken = products.filter((text) => text.language === language)
    const stems = await seedWords(db, language, spoken)
    const rows = spoken.map((text) => ({ product_id: text.id, language, popular, ...vectors(text, stems) }))
    await insertRows(db, searchDocuments, rows)
  }
}

/** Writes the search documents of categories. */
export async function indexCategories(db: Database, categories: readonly SearchText[]): Promise<void> {
  for (const language of LANGUAGES) {
    const spoken = categories.filter((text) => text.language === language)
    const stems = await seedWords(db, language, spoken)
    const rows = spoken.map((text) => ({ category_id: text.id, language, ...vectors(text, stems) }))
    await insertRows(db, searchCategories, rows)
  }
}

function vectors({ names, context, keys, marks }: SearchText, stems: Stems) {
  const inflected = (words: readonly string[]) => withParts(words).flatMap((word) => [word, stems.get(word) ?? word])
  const named = [...inflected(names), ...keys]
  return { names: toTsvector(named), document: toTsvector([...named, ...inflected(context), ...marks]) }
}

/**
 * Adds words to the dictionary of a language and returns their stems. PostgreSQL stems them, so that documents and queries agree.
 */
async function seedWords(db: Database, language: Language, texts: readonly SearchText[]): Promise<Stems> {
  const words = new Set(texts.flatMap(({ names, context }) => withParts([...names, ...context])))
  const stem = sql<string>`coalesce((ts_lexize(('shop_' || ${language}::text)::regdictionary, word))[1], word)`
  const input = sql`jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb) as word`
  await db.execute(
    sql`insert into ${searchWords} (language, word, stem) select ${language}, word, ${stem} from ${input} on conflict do nothing`,
  )
  const rows = await db.select({ word: sql<string>`word`, stem }).from(input)
  return new Map(rows.map((row) => [row.word, row.stem]))
}
