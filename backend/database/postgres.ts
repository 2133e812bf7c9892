import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { OpenDatabase } from './database'

/** A PostgreSQL server, version 15 or newer, through a pool of connections. `onError` hears of connections that break while idle. */
export function openPostgres(url: string, onError: (error: Error) => void): OpenDatabase {
  const client = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, statement_timeout: 15_000 })
  client.on('error', onError)
  const db = drizzle({ client })
  return { db, migrate: (migrationsFolder) => migrate(db, { migrationsFolder }), close: () => client.end() }
}
