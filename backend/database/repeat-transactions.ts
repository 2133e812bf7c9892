import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Database } from './database'

type Log = (entry: { level: 'info'; event: string; code: string; tried: number }) => void

/** PostgreSQL's codes of a transaction that it has ended because of another one: `serialization_failure`, `deadlock_detected`. */
const ENDED_FOR_ANOTHER = new Set(['40001', '40P01'])
/** PostgreSQL finds a deadlock after a second, and the storefront waits a few seconds for the backend. */
const MAX_TRIES = 3
const MAX_PAUSE_MS = 50

/**
 * Lets the database repeat a transaction that PostgreSQL has ended because of another one. So what a transaction does outside the
 * database is done before it or after it: mails are jobs, and no payment provider or carrier is asked within (decision 115).
 */
export function repeatTransactions(db: Database, log: Log): Database {
  const once = db.transaction.bind(db)
  const transaction: Database['transaction'] = async (work, config) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(work, config)
      } catch (error) {
        const code = endedForAnother(error)
        if (code === null || tried === MAX_TRIES) throw error
        log({ level: 'info', event: 'transaction-repeated', code, tried })
      }
      // Not at once: otherwise the same two could meet again.
      await wait(Math.random() * MAX_PAUSE_MS * tried)
    }
  }
  return Object.assign(db, { transaction })
}

function endedForAnother(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' && ENDED_FOR_ANOTHER.has(code) ? code : null
}
