import { Refusal } from '../refusal'
import type { Database } from './database'

/**
 * Runs a read of the catalogue, the search or the content, which may be some moments behind. It
 * runs again when the first database fails.
 */
export type Reads = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/** Milliseconds for which a replica is left alone after a failure, so that its timeouts do not hold up every read. */
const AWAY_MS = 5000

/** Reads from the only database. */
export const readsFrom =
  (db: Database): Reads =>
  (work) =>
    work(db)

/**
 * Reads from a replica, and from the primary while the replica is away. A read that fails at the replica is repeated at the
 * primary, where a faulty query fails too. What the backend refuses (404 and the like) is an answer, not a failure.
 */
export function readsFromReplica(
  { primary, replica }: { primary: Database; replica: Database },
  { now, onFailure }: { now: () => number; onFailure: (error: unknown) => void },
): Reads {
  let awayUntil = Number.NEGATIVE_INFINITY
  return async (work) => {
    if (now() < awayUntil) return work(primary)
    try {
      return await work(replica)
    } catch (error) {
      if (error instanceof Refusal) throw error
      awayUntil = now() + AWAY_MS
      onFailure(error)
      return work(primary)
    }
  }
}
