import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient } from 'pg'
import type { OpenDatabase } from './database'

/** A number of its own, so that two processes that start on one server migrate it one after the other. */
const MIGRATION_LOCK = 7_390_209

/**
 * A PostgreSQL server, version 15 or newer, through a pool of connections. `onError` hears of connections that break while idle,
 * `logger` of every statement.
 */
export function openPostgres(url: string, onError: (error: Error) => void, logger?: Logger): OpenDatabase {
  const client = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    options: '-c jit=off',
  })
  client.on('error', onError)
  const db = drizzle({ client, logger })
  return {
    db,
    migrate: (folder) => unhurried(client, (connection) => migrateAlone(connection, folder)),
    vacuum: () => unhurried(client, (connection) => connection.query('vacuum analyze')).then(() => undefined),
    close: () => client.end(),
  }
}

/** Work on a connection of its own that may take as long as it takes: waiting for another process, or for a large table. */
async function unhurried<T>(pool: Pool, work: (connection: PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  try {
    await connection.query('set statement_timeout = 0')
    return await work(connection)
  } finally {
    // Thrown away, not given back: it has no limit, and one that failed half-way would keep a lock.
    connection.release(true)
  }
}

async function migrateAlone(connection: PoolClient, migrationsFolder: string): Promise<void> {
  await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await migrate(drizzle({ client: connection }), { migrationsFolder })
  await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
}
