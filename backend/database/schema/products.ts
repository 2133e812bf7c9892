import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Drawing } from '../../pictures/drawing'
import { brands } from './brands'

/**
 * `stock` goes below zero by what is owed on back order. `sku_key` is the sku without spaces and hyphens. `rank` orders listings:
 * the popularity, less one for what is discontinued. `group_id` is shared by the variations of one product. `subscription_intervals`
 * are the ids of those it can be subscribed to (backend/subscriptions), none for most. `score` is the mean of its
 * published reviews, one to five, and `review_count` how many there are: kept here, since every list shows them.
 */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    sku: text().notNull().unique(),
    sku_key: text().notNull(),
    mpn: text().notNull(),
    ean: text().notNull(),
    type: integer().notNull(),
    brand_id: integer()
      .notNull()
      .references(() => brands.id),
    group_id: integer(),
    variation_attributes: text().array().notNull(),
    stock: integer().notNull(),
    expected_on: date({ mode: 'string' }),
    back_order: boolean().notNull(),
    discontinued: boolean().notNull(),
    successor_id: integer(),
    notifyable: boolean().notNull(),
    weight_grams: integer().notNull(),
    discount_category: text(),
    decoration: text(),
    subscription_intervals: integer().array().notNull().default([]),
    rank: real().notNull(),
    score: numeric({ precision: 3, scale: 2, mode: 'number' }),
    review_count: integer().notNull().default(0),
    drawing: jsonb().$type<Drawing>().notNull(),
    picture_hash: text().notNull(),
  },
  (table) => [
    index('products_sku_key').on(table.sku_key),
    index('products_brand').on(table.brand_id),
    index('products_group').on(table.group_id),
    index('products_successor').on(table.successor_id),
    index('products_sold_out')
      .on(table.id, table.back_order, table.discontinued)
      .where(sql`${table.stock} <= 0`),
    // All that hits are put in order by, so that many of them are ranked without their rows.
    index('products_ranking').on(table.id, table.rank, table.discontinued, table.stock, table.back_order, table.sku_key),
    index('products_rank').on(table.rank.desc().nullsFirst(), table.id),
  ],
)

export const productTexts = pgTable(
  'product_texts',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    language: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.language] }),
    uniqueIndex('product_texts_slug').on(table.language, table.slug),
  ],
)

/** A set (type 3) and what it holds. */
export const setMembers = pgTable(
  'set_members',
  {
    set_id: integer()
      .notNull()
      .references(() => products.id),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set_id, table.product_id] }), index('set_members_product').on(table.product_id)],
)

export const accessories = pgTable(
  'accessories',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    accessory_id: integer()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.accessory_id] })],
)

/**
 * Products shown with another one. `related` would do in its place; `cross-selling` is offered to whoever buys it, `percent` off its
 * price while the other is in the cart; `upselling` goes well with it, and is shown to whoever has just put that in.
 */
export const productRelations = pgTable(
  'product_relations',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    kind: text().$type<'related' | 'cross-selling' | 'upselling'>().notNull(),
    related_id: integer()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.kind, table.related_id] }),
    index('product_relations_related').on(table.related_id, table.kind),
  ],
)
