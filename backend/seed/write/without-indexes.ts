import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'

type Statements = { drop: string; restore: string }

/** The statements that drop and restore each index and foreign key. Primary keys and unique indexes are kept. */
const constraints = sql`(
  select format('drop index %I.%I', n.nspname, c.relname) as drop, pg_get_indexdef(i.indexrelid) as restore, 1 as turn
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not i.indisunique
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  order by turn) as constraints`

/**
 * Runs `work` without indexes and foreign keys, then creates them again: for large tables many times faster than updating them
 * with each row. Call it inside a transaction, so that a failure restores them.
 */
export async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const dropped: Statements[] = await db.select({ drop: sql<string>`drop`, restore: sql<string>`restore` }).from(constraints)
  for (const { drop } of dropped) await db.execute(sql.raw(drop))
  await work()
  for (const { restore } of dropped) await db.execute(sql.raw(restore))
}
