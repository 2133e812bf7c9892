import type { PgTable } from 'drizzle-orm/pg-core'
import { attributeTexts, attributeWords } from '../../database/schema/attributes'
import { brands, brandTexts, tagTexts } from '../../database/schema/brands'
import { categoryTexts } from '../../database/schema/categories'
import { contentPageTexts, searchHints, widgets } from '../../database/schema/content'
import { products, productTexts } from '../../database/schema/products'
import type { Seed } from '../seed'
import { attributeRows } from '../write/attribute-rows'
import { brandRows, tagRows } from '../write/brand-rows'
import type { Ids } from '../write/catalogue-ids'
import { categoryRows } from '../write/category-rows'
import { hintRows, pageTextRows, widgetRows } from '../write/content-rows'
import { drawingRow, productTextRows } from '../write/product-rows'
import type { Row } from './text-hash'

/** Finds the id of a row by its key; 0 when the shop has none. */
export type TextIds = Pick<Ids, 'category' | 'brand' | 'tag' | 'product'> & { page: (key: string) => number }

/**
 * The texts that the seed writes into a table: `key` names the columns that tell its rows apart, `fields` those that a release
 * may update. `address` is the field that only one row of a language may have. `grows`: rows that a shop lacks are added.
 * `shrinks`: rows that the seed no longer has are deleted. `isSearched`: the search index depends on it.
 */
export type TextTable = {
  kind: string
  table: PgTable
  key: readonly [string, ...string[]]
  fields: readonly string[]
  rows: readonly Row[]
  address?: string
  grows?: boolean
  shrinks?: boolean
  isSearched?: boolean
}

/** All texts of the seed for rows that the shop has, without prices, stock, coupons, reviews and accounts. */
export function seedTexts({ catalogue, content }: Pick<Seed, 'catalogue' | 'content'>, ids: TextIds): TextTable[] {
  const makers = brandRows(catalogue.brands, ids)
  const kinds = attributeRows(catalogue.attributes)
  const tables: TextTable[] = [
    {
      kind: 'page',
      table: contentPageTexts,
      key: ['page_id', 'language'],
      address: 'path',
      grows: true,
      fields: ['path', 'title', 'description', 'content'],
      rows: pageTextRows(content.pages, ids.page),
    },
    {
      kind: 'widget',
      table: widgets,
      key: ['slug', 'language'],
      grows: true,
      fields: ['content', 'hidden'],
      rows: widgetRows(content.widgets),
    },
    {
      kind: 'hint',
      table: searchHints,
      key: ['id', 'language'],
      grows: true,
      shrinks: true,
      fields: ['hint', 'url', 'url_title'],
      rows: hintRows(content.hints),
    },
    {
      kind: 'category',
      table: categoryTexts,
      key: ['category_id', 'language'],
      address: 'uri',
      isSearched: true,
      fields: ['name', 'slug', 'uri', 'hierarchy', 'description'],
      rows: categoryRows(catalogue.categories, ids).texts,
    },
    {
      kind: 'brand',
      table: brands,
      key: ['id'],
      isSearched: true,
      fields: ['name', 'manufacturer_name', 'manufacturer_address', 'manufacturer_country', 'manufacturer_email'],
      rows: makers.rows,
    },
    { kind: 'brand-text', table: brandTexts, key: ['brand_id', 'language'], fields: ['description'], rows: makers.texts },
    {
      kind: 'tag',
      table: tagTexts,
      key: ['tag_id', 'language'],
      address: 'slug',
      isSearched: true,
      fields: ['name', 'slug', 'description'],
      rows: tagRows(catalogue.tags, ids).texts,
    },
    {
      kind: 'attribute',
      table: attributeTexts,
      key: ['attribute_key', 'language'],
      isSearched: true,
      fields: ['name'],
      rows: kinds.texts,
    },
    {
      kind: 'word',
      table: attributeWords,
      key: ['attribute_key', 'value', 'language'],
      grows: true,
      isSearched: true,
      fields: ['word'],
      rows: kinds.words,
    },
    {
      kind: 'product',
      table: productTexts,
      key: ['product_id', 'language'],
      address: 'slug',
      isSearched: true,
      fields: ['name', 'slug', 'description'],
      rows: catalogue.products.flatMap((seed) => productTextRows(seed, ids)),
    },
    {
      kind: 'picture',
      table: products,
      key: ['id'],
      fields: ['drawing', 'picture_hash'],
      rows: catalogue.products.map((seed) => ({ id: ids.product(seed.sku), ...drawingRow(seed.drawing) })),
    },
  ]
  return tables.map((one) => ({ ...one, rows: one.rows.filter((row) => row[one.key[0]] !== 0) }))
}

/** The key of a row among those of its table. */
export const rowKey = (row: Row, { key }: Pick<TextTable, 'key'>): string => key.map((column) => String(row[column])).join('/')
