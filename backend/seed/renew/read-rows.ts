import { getTableColumns, inArray, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import type { TextTable } from './seed-texts'
import type { Row } from './text-hash'

/**
 * The shop's rows of a table, for the products, pages and so on that the seed names, with the time of
 * their last change where the table keeps it.
 */
export async function readRows(db: Database, { table, key, fields, rows, address, shrinks = false }: TextTable): Promise<Row[]> {
  const all = getTableColumns(table)
  const names = [...key, ...fields, 'changed_at'].filter((name) => name in all)
  const columns: Record<string, PgColumn> = Object.fromEntries(
    names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
  )
  const query = db.select(columns).from(table)
  if (shrinks) return query
  // Rows with an address that the seed uses are read too.
  const conditions = [key[0], address].flatMap((name) => {
    const column = name === undefined ? undefined : all[name]
    const named = name === undefined ? [] : [...new Set(rows.map((row) => row[name]))]
    return column === undefined || named.length === 0 ? [] : [inArray(column, named)]
  })
  return conditions.length === 0 ? [] : query.where(or(...conditions))
}
