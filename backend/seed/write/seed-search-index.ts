import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { plantRows } from '../../database/insert-rows'
import { deviceNames, searchCategories, searchDocuments, searchWords } from '../../database/schema/search'
import { toVector } from '../../search/tokenize'
import type { Ids } from './catalogue-ids'
import { categorySearchTexts, deviceNameRows, productSearchTexts, withParts, type SearchText } from './search-texts'
import { LANGUAGES } from '../seed'
import type { Language, SeedCatalogue, SeedDevice } from '../data/records'

type Stems = Map<string, string>

/**
 * Plants what the products of a catalogue are found by, and the names of those of its devices that are new. In a shop whose every
 * product is `popular` the mark is planted with them; otherwise it is derived afterwards.
 */
export async function plantSearchedProducts(
  db: Database,
  catalogue: SeedCatalogue,
  newDevices: readonly SeedDevice[],
  ids: Ids,
  popular: boolean,
): Promise<void> {
  await plantRows(db, deviceNames, deviceNameRows(newDevices, ids))
  const products = productSearchTexts(catalogue, ids)
  for (const language of LANGUAGES) {
    const spoken = products.filter((text) => text.language === language)
    const stems = await plantWords(db, language, spoken)
    const rows = spoken.map((text) => ({ product_id: text.id, language, popular, ...vectors(text, stems) }))
    await plantRows(db, searchDocuments, rows)
  }
}

/** Plants what categories are found by. */
export async function plantSearchedCategories(db: Database, catalogue: SeedCatalogue, ids: Ids): Promise<void> {
  const categories = categorySearchTexts(catalogue, ids)
  for (const language of LANGUAGES) {
    const spoken = categories.filter((text) => text.language === language)
    const stems = await plantWords(db, language, spoken)
    const rows = spoken.map((text) => ({ category_id: text.id, language, ...vectors(text, stems) }))
    await plantRows(db, searchCategories, rows)
  }
}

function vectors({ names, around, keys, marks }: SearchText, stems: Stems) {
  const inflected = (words: readonly string[]) => withParts(words).flatMap((word) => [word, stems.get(word) ?? word])
  const named = [...inflected(names), ...keys]
  return { names: toVector(named), document: toVector([...named, ...inflected(around), ...marks]) }
}

/** Adds words to the dictionary of a language; their stems come from the database, so that documents and queries have the same. */
async function plantWords(db: Database, language: Language, texts: readonly SearchText[]): Promise<Stems> {
  const words = new Set(texts.flatMap(({ names, around }) => withParts([...names, ...around])))
  const stem = sql<string>`coalesce((ts_lexize(('shop_' || ${language}::text)::regdictionary, word))[1], word)`
  const asked = sql`jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb) as word`
  await db.execute(
    sql`insert into ${searchWords} (language, word, stem) select ${language}, word, ${stem} from ${asked} on conflict do nothing`,
  )
  const rows = await db.select({ word: sql<string>`word`, stem }).from(asked)
  return new Map(rows.map((row) => [row.word, row.stem]))
}
