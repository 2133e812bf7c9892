import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { contentPages } from '../../database/schema/content'
import { seedRows } from '../../database/schema/seed-rows'
import { settings } from '../../database/schema/stores'
import { readSetting } from '../../database/settings'
import type { Seed } from '../seed'
import { type Changes, compareRows } from './compare-rows'
import { formerHashes } from './former-shop'
import { readRows } from './read-rows'
import { renewSearch } from './renew-search'
import { SEED_VERSION } from './seed-version'
import { rowKey, seedTexts, type TextTable } from './seed-texts'
import { addPages, recordPages, seedIds, shopIds } from './shop-ids'
import { hashFields, type Row } from './text-hash'
import { recordHashes, writeRows } from './write-rows'

const VERSION_SETTING = 'seed_version'

/** Advisory lock: of two processes that start on one database, only one updates it. */
const LOCK_ID = 7_390_212

type Renewed = { updated: number; added: number; removed: number; kept: number }

/** Records the hashes of the texts that the seed has just written into a new shop. */
export async function recordSeed(db: Database, seed: Pick<Seed, 'catalogue' | 'content'>): Promise<void> {
  for (const table of seedTexts(seed, seedIds(seed))) {
    await recordHashes(db, table.kind, new Map(table.rows.map((row) => [rowKey(row, table), hashFields(row, table.fields)])))
  }
  await recordPages(db, seed)
  await storeVersion(db)
}

/**
 * Updates the texts and drawings of a shop that an older release seeded, except those that were changed since: content pages,
 * widgets, search hints, and those of the catalogue, with the search index (decision 073). Returns how many rows were changed and
 * how many kept; null when the shop has this version or a later one, and then `load` is not called.
 */
export async function renewSeed(db: Database, load: () => Seed | Promise<Seed>, now: Date): Promise<Renewed | null> {
  if ((await versionOf(db)) >= SEED_VERSION.version) return null
  const seed = await load()
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`)
    const version = await versionOf(tx)
    if (version >= SEED_VERSION.version) return null
    await addPages(tx, seed, now)
    const ids = await shopIds(tx, seed)
    const changes: (Changes & { table: TextTable })[] = []
    for (const table of seedTexts(seed, ids)) changes.push({ table, ...(await renewTable(tx, table, version)) })
    const pages = ofKind(changes, 'page').flatMap(({ updated, added }) => [...updated, ...added])
    await tx
      .update(contentPages)
      .set({ updated_at: now })
      .where(inArray(contentPages.id, numbers(pages, 'page_id')))
    const isRenamed = changes.some(({ table, updated, added }) => table.isSearched === true && updated.length + added.length > 0)
    if (isRenamed || version < SEED_VERSION.search.version) {
      const products = ofKind(changes, 'product').flatMap(({ kept }) => numbers(kept, 'product_id'))
      const categories = ofKind(changes, 'category').flatMap(({ kept }) => numbers(kept, 'category_id'))
      await renewSearch(tx, seed.catalogue, ids, { products: new Set(products), categories: new Set(categories) })
    }
    await storeVersion(tx)
    const count = (part: 'updated' | 'added' | 'removed' | 'kept') =>
      changes.reduce((sum, { [part]: rows }) => sum + rows.length, 0)
    return { updated: count('updated'), added: count('added'), removed: count('removed'), kept: count('kept') }
  })
}

/** The outcome, in a line for the person who started it. */
export const renewedText = ({ updated, added, removed, kept }: Renewed): string =>
  `Texts brought up to date: ${updated}, added: ${added}, removed: ${removed}, kept as the shop changed them: ${kept}`

async function renewTable(db: Database, table: TextTable, version: number): Promise<Changes> {
  const current = await readRows(db, table)
  const stored = await db.select({ row: seedRows.row, hash: seedRows.hash }).from(seedRows).where(eq(seedRows.kind, table.kind))
  const recorded = version === 0 ? await formerHashes(db, table, current) : new Map(stored.map(({ row, hash }) => [row, hash]))
  const changes = compareRows(table, current, recorded)
  await writeRows(db, table, changes)
  return changes
}

/** 0 for a shop of a release that stored none. */
async function versionOf(db: Database): Promise<number> {
  return Number((await readSetting(db, VERSION_SETTING)) ?? 0)
}

async function storeVersion(db: Database): Promise<void> {
  const value = String(SEED_VERSION.version)
  await db.insert(settings).values({ key: VERSION_SETTING, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
}

const ofKind = <C extends { table: TextTable }>(changes: readonly C[], kind: string): C[] =>
  changes.filter(({ table }) => table.kind === kind)

const numbers = (rows: readonly Row[], column: string): number[] => [...new Set(rows.map((row) => Number(row[column])))]
