import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { devices } from './attributes'
import { categories } from './categories'
import { products } from './products'
import { LANGUAGES } from '../../../app/commerce/contract/languages'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The searchable text of a product, one row per language. The lexemes come from backend/search/tokenize.ts and are stemmed by the
 * dictionaries `shop_sv` ... of the migrations, which have no stop words. `names` holds the name, part numbers and, prefixed with
 * `=`, whole part numbers and sizes; `document` holds everything. `popular` marks the few thousand products that rank first among
 * many hits. Each language has an index of its own, used by queries whose SQL names the language as a literal.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    language: text().notNull(),
    names: tsvector().notNull(),
    document: tsvector().notNull(),
    popular: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.product_id] }),
    ...LANGUAGES.map((language) =>
      index(`search_documents_${language}`)
        .using('gin', table.document)
        .where(sql`${table.language} = ${sql.raw(`'${language}'`)}`),
    ),
    ...LANGUAGES.map((language) =>
      index(`search_documents_popular_${language}`)
        .using('gin', table.document)
        .where(sql`${table.language} = ${sql.raw(`'${language}'`)} and ${table.popular}`),
    ),
  ],
)

/** Every word of products and categories, with its stem: to recognise and correct the words of a query. */
export const searchWords = pgTable(
  'search_words',
  { language: text().notNull(), word: text().notNull(), stem: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_beginning').on(table.language, table.word.op('text_pattern_ops')),
    index('search_words_stem').on(table.language, table.stem),
    index('search_words_trigrams')
      .using('gist', table.word.op('gist_trgm_ops'))
      .where(sql`${table.word} !~ '[0-9]'`),
  ],
)

/** The searchable text of a category: `names` is its own name, `document` also the names of its ancestors. */
export const searchCategories = pgTable(
  'search_categories',
  {
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    language: text().notNull(),
    names: tsvector().notNull(),
    document: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.category_id] })],
)

/**
 * `model` is the whole model of a device, `short` the model without its network; `end`, `short-end` and `beginning` are parts of
 * these that contain a digit and need the brand beside them.
 */
export type DeviceNameKind = 'model' | 'short' | 'end' | 'short-end' | 'beginning'

/** The names of a device, see backend/search/device-names.ts. */
export const deviceNames = pgTable(
  'device_names',
  {
    key: text().notNull(),
    device_id: integer()
      .notNull()
      .references(() => devices.id),
    kind: text().$type<DeviceNameKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.device_id] })],
)
