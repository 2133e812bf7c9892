import { lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/**
 * Deletes the rows of a table that have expired, without those that another transaction has locked: two that delete the same rows
 * in different sequences would wait for each other for ever.
 */
export async function deleteExpired(db: Database, table: PgTable & { expires_at: PgColumn }, now: Date): Promise<void> {
  const expired = db
    .select({ row: sql`ctid` })
    .from(table)
    .where(lt(table.expires_at, now))
    .for('update', { skipLocked: true })
  await db.delete(table).where(sql`ctid = any(array(${expired}))`)
}
