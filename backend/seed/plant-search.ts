import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { plantRows } from '../database/plant-rows'
import { deviceNames, searchCategories, searchDocuments, searchWords } from '../database/schema/search'
import { toVector } from '../search/words'
import type { Ids } from './catalogue-ids'
import { categorySearchTexts, deviceNameRows, productSearchTexts, withParts, type SearchText } from './search-rows'
import { LANGUAGES } from './seed'
import type { Language, SeedCatalogue } from './shapes'

type Stems = Map<string, string>

/** Plants what products, categories and devices are found by; the number of documents of products. */
export async function plantSearch(db: Database, catalogue: SeedCatalogue, ids: Ids): Promise<number> {
  await plantRows(db, deviceNames, deviceNameRows(catalogue, ids))
  const products = productSearchTexts(catalogue, ids)
  const categories = categorySearchTexts(catalogue, ids)
  for (const language of LANGUAGES) {
    const spoken = (texts: readonly SearchText[]) => texts.filter((text) => text.language === language)
    const stems = await plantWords(db, language, [...spoken(products), ...spoken(categories)])
    await plantRows(
      db,
      searchDocuments,
      spoken(products).map((text) => ({ product_id: text.id, language, ...vectors(text, stems) })),
    )
    await plantRows(
      db,
      searchCategories,
      spoken(categories).map((text) => ({ category_id: text.id, language, ...vectors(text, stems) })),
    )
  }
  return products.length
}

function vectors({ names, around, keys }: SearchText, stems: Stems) {
  const inflected = (words: readonly string[]) => withParts(words).flatMap((word) => [word, stems.get(word) ?? word])
  const named = [...inflected(names), ...keys]
  return { names: toVector(named), document: toVector([...named, ...inflected(around)]) }
}

/** The dictionary of a language; the stems come from the database, so that documents and queries have the same. */
async function plantWords(db: Database, language: Language, texts: readonly SearchText[]): Promise<Stems> {
  const words = new Set(texts.flatMap(({ names, around }) => withParts([...names, ...around])))
  await db.execute(
    sql`insert into ${searchWords} (language, word, stem)
      select ${language}, word, coalesce((ts_lexize(('shop_' || ${language}::text)::regdictionary, word))[1], word)
      from jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb) as word`,
  )
  const rows = await db
    .select({ word: searchWords.word, stem: searchWords.stem })
    .from(searchWords)
    .where(sql`${searchWords.language} = ${language}`)
  return new Map(rows.map((row) => [row.word, row.stem]))
}
