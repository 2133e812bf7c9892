import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { attributes, attributeTexts, attributeWords, productAttributes } from '../database/schema/attributes'

const language = sql.placeholder('language')

/**
 * The attributes of products, with name and word in the language of the placeholder
 * `language`; the caller says of which products.
 */
export const wordedAttributes = (db: Database) =>
  db
    .select({
      product_id: productAttributes.product_id,
      key: productAttributes.attribute_key,
      name: attributeTexts.name,
      number: productAttributes.number,
      value: productAttributes.value,
      unit: attributes.unit,
      word: attributeWords.word,
    })
    .from(productAttributes)
    .innerJoin(attributes, eq(attributes.key, productAttributes.attribute_key))
    .innerJoin(
      attributeTexts,
      and(eq(attributeTexts.attribute_key, productAttributes.attribute_key), eq(attributeTexts.language, language)),
    )
    .leftJoin(
      attributeWords,
      and(
        eq(attributeWords.attribute_key, productAttributes.attribute_key),
        eq(attributeWords.value, productAttributes.value),
        eq(attributeWords.language, language),
      ),
    )
