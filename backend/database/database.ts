import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite or PostgreSQL, or a transaction: all queries use this type. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Calls `onMessage` for each notification on a channel, from any process, until the returned function is called. */
export type Listen = (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>

/** An opened database. */
export type OpenDatabase = {
  db: Database
  listen: Listen
  /** Runs the pending migrations of the folder. */
  migrate: (folder: string) => Promise<void>
  /** Updates planner statistics and visibility map. Has no time limit. */
  vacuum: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A query that is built and prepared once per database, on first use: four times faster than building the SQL for each call.
 * `build` ends with `.prepare(name)`; the name must be unique.
 */
export function statement<S>(build: (db: Database) => S): (db: Database) => S {
  const prepared = new WeakMap<Database, S>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const built = build(db)
    prepared.set(db, built)
    return built
  }
}
