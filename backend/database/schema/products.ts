import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { brands } from './brands'
import { changedAt } from './changed-at'

/**
 * The sort key of names, compared byte by byte (collation C): the order of the language does not depend on the collations of the
 * database. Numbers sort by value (last 8 digits), letters by the alphabet of the language: å, ä, ö after z in Swedish; æ, ø, å
 * in Norwegian and Danish; in German umlauts as their letter and ß as ss.
 */
const nameKey = sql`regexp_replace(regexp_replace(case "language"
  when 'sv' then translate(lower("name"), 'åÅäÄæÆöÖøØüÜéÉ', '{{||||}}}}yyee')
  when 'de' then translate(lower(replace("name", 'ß', 'ss')), 'äÄöÖüÜåÅæÆøØéÉ', 'aaoouuaaaaooee')
  else translate(lower("name"), 'æÆäÄøØöÖåÅüÜéÉ', '{{{{||||}}yyee')
end, '(\\d+)', '00000000\\1', 'g'), '\\d*(\\d{8})', '\\1', 'g')`

/**
 * `stock` is negative when back orders exceed it. `sku_key` is the sku without spaces and hyphens. `rank` orders listings:
 * popularity, minus one for a discontinued product. The variations of one product share `group_id`, as do its pack sizes,
 * which have no `variation_attributes`. `subscription_intervals` are ids of backend/subscriptions. `score` is the mean of
 * the published reviews, 1 to 5, and `review_count` their number; both are kept here because every list shows them.
 * `changed_at` is also the time of the last change of the product's prices, attributes, devices and members, and of when it
 * sold out or came in again. It is left as it is by other sales, reviews and ranking.
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
    /**
     * The number of starter batteries of vehicles and machines in one piece: 1, for a set those of its
     * members, else 0. Deposits depend on it.
     */
    starter_batteries: integer().notNull().default(0),
    discount_category: text(),
    decoration: text(),
    subscription_intervals: integer().array().notNull().default([]),
    rank: real().notNull(),
    score: numeric({ precision: 3, scale: 2, mode: 'number' }),
    review_count: integer().notNull().default(0),
    /** A document of backend/pictures/stored-drawing.ts. */
    drawing: jsonb().notNull(),
    picture_hash: text().notNull(),
    changed_at: changedAt(),
  },
  (table) => [
    index('products_sku_key').on(table.sku_key),
    index('products_brand').on(table.brand_id),
    index('products_group').on(table.group_id),
    index('products_successor').on(table.successor_id),
    index('products_sold_out')
      .on(table.id, table.back_order, table.discontinued)
      .where(sql`${table.stock} <= 0`),
    // The products that may be gone (facets/gone-sql.ts).
    index('products_gone')
      .on(table.id, table.group_id)
      .where(sql`${table.discontinued} and ${table.stock} <= 0`),
    // Holds every column that hits are ranked by, so that ranking reads the index only.
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
    /** Orders names; in no collation but C. */
    name_key: text().generatedAlwaysAs(nameKey),
    changed_at: changedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.language] }),
    uniqueIndex('product_texts_slug').on(table.language, table.slug),
  ],
)

/**
 * The products without a text in a language, which that language does not list. Triggers of the migration `untranslated-products`
 * write it: where every product has its texts it is empty, and a listing is not slower for it.
 */
export const untranslatedProducts = pgTable(
  'untranslated_products',
  { product_id: integer().notNull(), language: text().notNull() },
  (table) => [primaryKey({ columns: [table.product_id, table.language] })],
)

/**
 * The first product behind `successor_id` whose page in a language has something to sell, for each language of the product; no
 * row where all are gone or have no text there. Triggers of the migrations `living-successors` and `successors-by-language` write
 * it (decision 099), because listings ask for it too often to follow a chain.
 */
export const livingSuccessors = pgTable(
  'living_successors',
  { product_id: integer().notNull(), language: text().notNull(), successor_id: integer().notNull(), changed_at: changedAt() },
  (table) => [primaryKey({ columns: [table.product_id, table.language] })],
)

/** The members of a set (product type 3). */
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
 * Products shown with another product. `related`: an alternative to it. `cross-selling`: offered with it, at `percent` off while
 * it is in the cart. `upselling`: goes well with it, shown after it was added to the cart.
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
