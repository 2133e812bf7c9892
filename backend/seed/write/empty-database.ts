import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'

/** Deletes all rows of all tables: catalogue, customers, carts and orders. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
  const names = tables.map(({ name }) => sql.raw(name))
  if (names.length > 0) await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
}
