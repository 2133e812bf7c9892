import type { attributes, attributeTexts, attributeWords, productAttributes } from '../../database/schema/attributes'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { SeedAttribute, SeedProduct } from '../data/records'

/** The rows of all attributes, their names and the words for their values. */
export function attributeRows(seeds: readonly SeedAttribute[]) {
  const rows: (typeof attributes.$inferInsert)[] = seeds.map(({ key, unit }, position) => ({ key, unit, position }))
  const texts: (typeof attributeTexts.$inferInsert)[] = seeds.flatMap(({ key, name }) =>
    LANGUAGES.map((language) => ({ attribute_key: key, language, name: name[language] })),
  )
  const words: (typeof attributeWords.$inferInsert)[] = seeds.flatMap(({ key, values }) =>
    Object.entries(values ?? {}).flatMap(([value, word]) =>
      LANGUAGES.map((language) => ({ attribute_key: key, value, language, word: word[language] })),
    ),
  )
  return { rows, texts, words }
}

export function productAttributeRows(seed: SeedProduct, productId: number): (typeof productAttributes.$inferInsert)[] {
  return Object.entries(seed.attributes).map(([attribute_key, value]) => ({
    product_id: productId,
    attribute_key,
    number: typeof value === 'number' ? value : null,
    value: typeof value === 'string' ? value : null,
  }))
}
