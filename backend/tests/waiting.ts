import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../database/database'

/**
 * Runs `begin` in a transaction, starts `other` and lets it run until it waits for that transaction, runs `end`, and commits.
 * Resolves or rejects as `other` does: with a deadlock, when it holds what `end` asks for.
 */
export async function whileWaiting<T>(
  db: Database,
  { begin, other, end = () => Promise.resolve() }: Steps<T>,
): Promise<Awaited<T>> {
  const { outcome } = await db.transaction(async (tx) => {
    await begin(tx)
    const [outcome] = [Promise.allSettled([other()])]
    await expect.poll(() => waiting(db), { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
    await end(tx)
    return { outcome }
  })
  const [settled] = await outcome
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

type Steps<T> = {
  begin: (tx: Database) => Promise<unknown>
  other: () => Promise<T>
  end?: (tx: Database) => Promise<unknown>
}

/** How many queries of the database wait for a lock. */
async function waiting(db: Database): Promise<number> {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`
  const rows = await db
    .select({ pid: sql`pid` })
    .from(sql`pg_stat_activity`)
    .where(isWaiting)
  return rows.length
}
