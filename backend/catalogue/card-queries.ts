import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Database, statement } from '../database/database'
import { rowsAsJson } from '../database/rows-as-json'
import { attributes, productAttributes } from '../database/schema/attributes'
import { brands } from '../database/schema/brands'
import { categories, categoryTexts } from '../database/schema/categories'
import { productCategories } from '../database/schema/placement'
import { prices } from '../database/schema/prices'
import { livingSuccessors, products, productTexts } from '../database/schema/products'
import { wordedAttributes } from './worded-attributes'

const language = sql.placeholder('language')
const ids = sql`any(${sql.placeholder('ids')}::int[])`

/** The columns by which the cart sells and prices a product. */
const soldColumns = {
  id: products.id,
  sku: products.sku,
  type: products.type,
  name: productTexts.name,
  slug: productTexts.slug,
  group_id: products.group_id,
  discount_category: products.discount_category,
  subscription_intervals: products.subscription_intervals,
  starter_batteries: products.starter_batteries,
  stock: products.stock,
  back_order: products.back_order,
  discontinued: products.discontinued,
  expected_on: products.expected_on,
  picture_hash: products.picture_hash,
}

const columns = {
  ...soldColumns,
  prefix: brands.name,
  variation_attributes: products.variation_attributes,
  decoration: products.decoration,
  notifyable: products.notifyable,
  score: products.score,
  review_count: products.review_count,
}

const freightColumns = { weight_grams: products.weight_grams, drawing: products.drawing }

/** The product that replaces a discontinued one, or what replaced that one in turn. */
const successorTexts = alias(productTexts, 'successor_texts')

/** The rows of products with these ids, as a card shows them. */
export const productRows = statement((db) =>
  db
    .select({ ...columns, ...freightColumns, successor: { slug: successorTexts.slug, name: successorTexts.name } })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, language)))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .leftJoin(livingSuccessors, and(eq(livingSuccessors.product_id, products.id), eq(livingSuccessors.language, language)))
    .leftJoin(
      successorTexts,
      and(eq(successorTexts.product_id, livingSuccessors.successor_id), eq(successorTexts.language, language)),
    )
    .where(sql`${products.id} = ${ids}`)
    .prepare('product_rows'),
)

const soldProducts = (db: Database) =>
  db
    .select(soldColumns)
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, language)))
    .where(sql`${products.id} = ${ids}`)

/** The rows of products with these ids, as the cart sells them. */
export const soldProductRows = statement((db) => rowsAsJson(db, soldProducts(db)).prepare('sold_product_rows'))

export type SoldProductRow = Awaited<ReturnType<typeof soldProducts>>[number]

/** All members of the products' groups, by id. */
export const variationRows = statement((db) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, language)))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .where(sql`${products.group_id} = any(array(select grouped.group_id from ${products} as grouped where grouped.id = ${ids}))`)
    .orderBy(asc(products.id))
    .prepare('variation_rows'),
)

export type ProductRow = Awaited<ReturnType<ReturnType<typeof variationRows>['execute']>>[number]

export const categoryRows = statement((db) =>
  db
    .select({
      product_id: productCategories.product_id,
      id: productCategories.category_id,
      name: categoryTexts.name,
      uri: categoryTexts.uri,
      main: productCategories.main,
      show_in_menu: categories.show_in_menu,
    })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.category_id))
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.category_id, productCategories.category_id), eq(categoryTexts.language, language)),
    )
    .where(sql`${productCategories.product_id} = ${ids}`)
    .orderBy(asc(productCategories.position))
    .prepare('category_rows'),
)

/** The ids of the products' categories, for the cart, which names none of them. Rows and order are those of `categoryRows`. */
export const categoryIdRows = statement((db) => rowsAsJson(db, categoryIds(db)).prepare('category_id_rows'))

const categoryIds = (db: Database) =>
  db
    .select({ product_id: productCategories.product_id, category_id: productCategories.category_id })
    .from(productCategories)
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.category_id, productCategories.category_id), eq(categoryTexts.language, language)),
    )
    .where(sql`${productCategories.product_id} = ${ids}`)
    .orderBy(asc(productCategories.position))

const { store_id: _, ...tierColumns } = getTableColumns(prices)

const tiers = (db: Database) =>
  db
    .select(tierColumns)
    .from(prices)
    .where(and(sql`${prices.product_id} = ${ids}`, eq(prices.store_id, sql.placeholder('store'))))

const tierRows = statement((db) => rowsAsJson(db, tiers(db)).prepare('tier_rows'))

/** The price tiers of products with these ids in a store, those of campaigns that do not run included. */
export async function loadTiers(db: Database, ids: readonly number[], store: number) {
  const [found] = await tierRows(db).execute({ ids, store })
  const timeOf = (time: string | null) => (time === null ? null : new Date(time))
  return (found?.rows ?? []).map((tier) => ({ ...tier, starts_at: timeOf(tier.starts_at), ends_at: timeOf(tier.ends_at) }))
}

/** The attributes `keys` of products in a language. */
export const attributeRows = statement((db) =>
  wordedAttributes(db)
    .where(
      and(
        sql`${productAttributes.product_id} = ${ids}`,
        sql`${productAttributes.attribute_key} = any(${sql.placeholder('keys')}::text[])`,
      ),
    )
    .orderBy(asc(attributes.position))
    .prepare('attribute_rows'),
)
