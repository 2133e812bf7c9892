import type { Database } from '../../database/database'
import { groupRows } from '../../database/group-rows'
import { contentPages } from '../../database/schema/content'
import { readSetting } from '../../database/settings'
import { FORMER_TEXTS } from './former-texts'
import { rowKey, type TextTable } from './seed-texts'
import { hashFields, hashText, type Row } from './text-hash'

/** Maximum difference between the stored time of the seeding and that of its transaction. */
const SEEDING_MS = 60 * 60 * 1000

/**
 * For a shop that was seeded before hashes were recorded: the hashes of the rows that are known to be unchanged. These are rows
 * whose time of change is that of the seeding; pages that were never published; and, in tables without a time of change, groups
 * that equal the texts of the last release.
 */
export async function formerHashes(db: Database, table: TextTable, current: readonly Row[]): Promise<Map<string, string>> {
  const untouched = await untouchedRows(db, table, current)
  return new Map(untouched.map((row) => [rowKey(row, table), hashFields(row, table.fields)]))
}

async function untouchedRows(db: Database, table: TextTable, current: readonly Row[]): Promise<readonly Row[]> {
  const seededAt = Date.parse((await readSetting(db, 'seeded_at')) ?? '')
  if (table.kind === 'page') {
    const pages = await db.select({ id: contentPages.id, at: contentPages.updated_at }).from(contentPages)
    const asSeeded = new Set(pages.filter(({ at }) => at.getTime() === seededAt).map(({ id }) => id))
    return current.filter(({ page_id }) => typeof page_id === 'number' && asSeeded.has(page_id))
  }
  const times = current.flatMap(({ changed_at }) => (changed_at instanceof Date ? [changed_at.getTime()] : []))
  if (times.length === 0) return groupsOf(table, current).flatMap((rows) => (isFormer(table, rows) ? rows : []))
  // A release may have added the column later: then all rows have that time, and it is unknown which were changed.
  const first = times.reduce((least, time) => Math.min(least, time))
  if (Math.abs(first - seededAt) > SEEDING_MS) return []
  return current.filter(({ changed_at }) => changed_at instanceof Date && changed_at.getTime() === first)
}

/** The rows of each widget; all rows of any other kind. */
function groupsOf({ kind, key }: TextTable, rows: readonly Row[]): Row[][] {
  return [...groupRows(rows, (row) => (kind === 'widget' ? row[key[0]] : '')).values()]
}

const isFormer = (table: TextTable, rows: readonly Row[]): boolean => FORMER_TEXTS.includes(hashRows(table, rows))

/** One hash of many rows, whatever their sequence. */
export const hashRows = (table: TextTable, rows: readonly Row[]): string =>
  hashText([table.kind, ...rows.map((row) => `${rowKey(row, table)} ${hashFields(row, table.fields)}`).toSorted()].join('\n'))
