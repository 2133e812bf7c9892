import { index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { changedAt } from './changed-at'
import { products } from './products'

/** An attribute of products. `unit` is the unit of its numbers; null when its values are words. */
export const attributes = pgTable('attributes', { key: text().primaryKey(), unit: text(), position: integer().notNull() })

export const attributeTexts = pgTable(
  'attribute_texts',
  {
    attribute_key: text()
      .notNull()
      .references(() => attributes.key),
    language: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute_key, table.language] })],
)

/** The words for the values of an attribute that has no unit. */
export const attributeWords = pgTable(
  'attribute_words',
  {
    attribute_key: text()
      .notNull()
      .references(() => attributes.key),
    value: text().notNull(),
    language: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attribute_key, table.value, table.language] })],
)

/** Exactly one of `number` (in the attribute's unit) and `value` (a key of `attribute_words`, or plain text) is set. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    attribute_key: text()
      .notNull()
      .references(() => attributes.key),
    number: numeric({ precision: 14, scale: 4, mode: 'number' }),
    value: text(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.attribute_key] }),
    index('product_attributes_value').on(table.attribute_key, table.value, table.number),
  ],
)

/** A device that products fit, e.g. the camera `Canon EOS 90D`. */
export const devices = pgTable(
  'devices',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    type: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    changed_at: changedAt(),
  },
  (table) => [index('devices_model').on(table.type, table.brand, table.model)],
)

export const productFits = pgTable(
  'product_fits',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    device_id: integer()
      .notNull()
      .references(() => devices.id),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.device_id] }), index('product_fits_device').on(table.device_id)],
)
