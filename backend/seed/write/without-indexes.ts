import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database'

type Aside = { drop: string; restore: string }

/** Indexes and foreign keys of the shop's tables, each as the statements that drop and restore it. Primary keys and unique ones stay. */
const helpers = sql`(
  select format('drop index %I.%I', n.nspname, c.relname) as drop, pg_get_indexdef(i.indexrelid) as restore, 1 as turn
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not i.indisunique
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 2
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  order by turn) as helpers`

/**
 * Plants without the indexes and foreign keys that only cost while rows stream in, and makes them anew afterwards, which is many times
 * faster for large tables. For within a transaction: if that fails, nothing was dropped.
 */
export async function withIndexesAside(db: Database, work: () => Promise<void>): Promise<void> {
  const aside: Aside[] = await db.select({ drop: sql<string>`drop`, restore: sql<string>`restore` }).from(helpers)
  for (const { drop } of aside) await db.execute(sql.raw(drop))
  await work()
  for (const { restore } of aside) await db.execute(sql.raw(restore))
}
