import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { seedRows } from '../../database/schema/seed-rows'
import type { Changes } from './compare-rows'
import type { TextTable } from './seed-texts'
import type { Row } from './text-hash'

/** Writes the changes that `compareRows` found. */
export async function writeRows(db: Database, table: TextTable, { updated, added, removed, recorded }: Changes): Promise<void> {
  await updateRows(db, table, updated)
  await insertRows(db, table.table, added)
  await deleteRows(db, table, removed)
  await recordHashes(db, table.kind, recorded)
}

/** Stores the hashes of what the seed wrote into the rows of one kind. */
export async function recordHashes(db: Database, kind: string, hashes: ReadonlyMap<string, string>): Promise<void> {
  const rows = [...hashes].map(([row, hash]) => ({ kind, row, hash }))
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${seedRows} (kind, "row", hash)
    select kind, "row", hash from jsonb_populate_recordset(null::${seedRows}, ${JSON.stringify(rows)}::jsonb)
    on conflict (kind, "row") do update set hash = excluded.hash`)
}

async function updateRows(db: Database, { table, key, fields }: TextTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const set = namesOf(table, fields).map((name) => sql`${name} = renewed.${name}`)
  await db.execute(
    sql`update ${table} as stored set ${sql.join(set, sql`, `)} from ${recordset(table, rows)} where ${sameKey(table, key)}`,
  )
}

async function deleteRows(db: Database, { table, key }: TextTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`delete from ${table} as stored using ${recordset(table, rows)} where ${sameKey(table, key)}`)
}

const recordset = (table: PgTable, rows: readonly Row[]) =>
  sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as renewed`

const sameKey = (table: PgTable, key: readonly string[]): SQL =>
  sql.join(
    namesOf(table, key).map((name) => sql`stored.${name} = renewed.${name}`),
    sql` and `,
  )

function namesOf(table: PgTable, fields: readonly string[]) {
  const columns = getTableColumns(table)
  return fields.flatMap((field) => (columns[field] === undefined ? [] : [sql.identifier(columns[field].name)]))
}
