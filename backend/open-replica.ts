import { sql } from 'drizzle-orm'
import type { ReplicaLag } from './changes/listen-after-replica'
import type { Database } from './database/database'
import { openPostgres } from './database/postgres'
import { type Reads, readsFrom, readsFromReplica } from './database/reads'
import { withoutValues } from './database/without-values'
import type { Environment } from './environment'
import type { Services } from './services'

/** A replica that is away must not hold up a page for long: the storefront waits a few seconds for the backend in all. */
const TIMEOUTS = { connectionTimeoutMillis: 1000, query_timeout: 2500 }

/** The address of the replica, null without one. Throws for a replica of an embedded database. */
export function replicaUrl({ DATABASE_REPLICA_URL: url }: Environment, databaseUrl: string | null): string | null {
  if (url === undefined || url === '') return null
  if (databaseUrl === null) throw new Error('DATABASE_REPLICA_URL: needs DATABASE_URL, as the embedded database has no replica')
  return url
}

/**
 * The database for reads that may be some moments behind: the replica at an address; without one the primary, which has no lag.
 */
export function openReplica(
  url: string | null,
  { db, log }: Pick<Services, 'db' | 'log'>,
): { reads: Reads; lag: ReplicaLag | null; close: () => Promise<void> } {
  if (url === null) return { reads: readsFrom(db), lag: null, close: async () => {} }
  const onFailure = (error: unknown) => log({ level: 'error', event: 'replica-unreachable', error: withoutValues(error).message })
  const replica = openPostgres(url, onFailure, undefined, TIMEOUTS)
  return {
    reads: readsFromReplica({ primary: db, replica: replica.db }, { now: () => performance.now(), onFailure }),
    lag: { position: () => positionOf(db), hasReached: (position) => hasReached(replica.db, position) },
    close: replica.close,
  }
}

async function positionOf(primary: Database): Promise<string> {
  const [row] = await primary.select({ position: sql<string>`pg_current_wal_lsn()::text` }).from(ONE)
  return row?.position ?? ''
}

/**
 * Without WAL replay, as with logical replication, the lag is unknown: the replica counts as caught up.
 */
async function hasReached(replica: Database, position: string): Promise<boolean> {
  const reached = sql<boolean>`coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, true)`
  const [row] = await replica.select({ reached }).from(ONE)
  return row?.reached ?? false
}

const ONE = sql`(select 1) as one`
