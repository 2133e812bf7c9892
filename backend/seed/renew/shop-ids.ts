import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { eq, inArray, max } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { brands, tags } from '../../database/schema/brands'
import { categories } from '../../database/schema/categories'
import { contentPages } from '../../database/schema/content'
import { products } from '../../database/schema/products'
import { seedRows } from '../../database/schema/seed-rows'
import type { Seed } from '../seed'
import { numberCatalogue } from '../write/catalogue-ids'
import type { TextIds } from './seed-texts'

/** The kind under which the keys of pages are recorded. */
const PAGE_KEYS = 'page-key'

/** The ids that the seed's rows have in a shop that has just been seeded with it. */
export function seedIds({ catalogue, content }: Pick<Seed, 'catalogue' | 'content'>): TextIds {
  const pages = new Map(content.pages.map(({ key }, position) => [key, position + 1]))
  return { ...numberCatalogue(catalogue), page: (key) => pages.get(key) ?? 0 }
}

/** The ids that the seed's rows have in a shop that was seeded by any release. */
export async function shopIds(db: Database, { catalogue }: Pick<Seed, 'catalogue'>): Promise<TextIds> {
  const skus = catalogue.products.map(({ sku }) => sku)
  const sold = await db.select({ id: products.id, key: products.sku }).from(products).where(inArray(products.sku, skus))
  return {
    category: await idsByKey(db, categories),
    brand: await idsByKey(db, brands),
    tag: await idsByKey(db, tags),
    page: await idsByKey(db, contentPages),
    product: lookUp(sold),
  }
}

/** Adds the pages of the seed that the shop never had. */
export async function addPages(db: Database, { content }: Pick<Seed, 'content'>, now: Date): Promise<void> {
  const known = await idsByKey(db, contentPages)
  const recorded = await db.select({ key: seedRows.row }).from(seedRows).where(eq(seedRows.kind, PAGE_KEYS))
  const deleted = new Set(recorded.map(({ key }) => key))
  const missing = content.pages.filter(({ key }) => known(key) === 0 && !deleted.has(key))
  const [last] = await db.select({ id: max(contentPages.id) }).from(contentPages)
  await insertRows(
    db,
    contentPages,
    missing.map(({ key }, at) => ({ id: (last?.id ?? 0) + at + 1, key, updated_at: now })),
  )
  await recordPages(db, { content })
}

/** Records the keys of the seed's pages, so that one that the staff deletes does not come back. */
export async function recordPages(db: Database, { content }: Pick<Seed, 'content'>): Promise<void> {
  const rows = content.pages.map(({ key }) => ({ kind: PAGE_KEYS, row: key, hash: '' }))
  await db.insert(seedRows).values(rows).onConflictDoNothing()
}

async function idsByKey(db: Database, table: PgTable & { id: PgColumn; key: PgColumn }) {
  return lookUp(await db.select({ id: table.id, key: table.key }).from(table))
}

function lookUp(rows: readonly { id: unknown; key: unknown }[]): (key: string) => number {
  const ids = new Map(rows.map(({ id, key }) => [String(key), Number(id)]))
  return (key) => ids.get(key) ?? 0
}
