import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either engine, or a transaction of it: all queries are written against this. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An engine that was opened. */
export type OpenDatabase = {
  db: Database
  /** Brings its schema up to date from the folder of migrations. */
  migrate: (folder: string) => Promise<void>
  /** Gathers the planner's statistics, and which pages can be read from indexes alone; for however long it takes. */
  vacuum: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A query that is built and prepared once a database, on first use: building the SQL costs more than running it (measured:
 * four times faster). `build` ends with `.prepare(name)`; the name must be unique.
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
