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

/** Where to read what may be some moments behind: from the replica at an address, or from the primary without one. */
export function openReplica(
  url: string | null,
  { db, log }: Pick<Services, 'db' | 'log'>,
): { reads: Reads; close: () => Promise<void> } {
  if (url === null) return { reads: readsFrom(db), close: async () => {} }
  const onFailure = (error: unknown) => log({ level: 'error', event: 'replica-away', error: withoutValues(error).message })
  const replica = openPostgres(url, onFailure, undefined, TIMEOUTS)
  return {
    reads: readsFromReplica({ primary: db, replica: replica.db }, { now: () => performance.now(), onFailure }),
    close: replica.close,
  }
}
