import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

const BATCH_SIZE = 2000

/**
 * Inserts rows in batches of 2,000. Each batch is one JSON parameter, which avoids the limit of 65,535 parameters. All rows must
 * have the keys of the first one; an omitted column takes its default.
 */
export async function insertRows<T extends PgTable>(db: Database, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const keys = new Set(Object.keys(first))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH_SIZE))
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${batch}::jsonb)`,
    )
  }
}
