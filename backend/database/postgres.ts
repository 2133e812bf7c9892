import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient } from 'pg'
import type { OpenDatabase } from './database'
import { listenPostgres } from './listen-postgres'

/** Advisory lock, so that processes that start on one server migrate it one after the other. */
const MIGRATION_LOCK = 7_390_209

/** Milliseconds for a new connection and, for a server that may be away, for an answer. */
type Timeouts = { connectionTimeoutMillis: number; query_timeout?: number }

/**
 * A PostgreSQL server, version 15 or newer, through a connection pool. `onError` receives errors of idle
 * connections, `logger` every statement.
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  logger?: Logger,
  timeouts: Timeouts = { connectionTimeoutMillis: 5000 },
): OpenDatabase {
  const client = new Pool({
    connectionString: url,
    max: 10,
    ...timeouts,
    statement_timeout: 15_000,
    options: '-c jit=off',
  })
  client.on('error', onError)
  const db = drizzle({ client, logger })
  return {
    db,
    listen: listenPostgres(url, onError),
    migrate: (folder) => withoutTimeout(client, (connection) => migrateAlone(connection, folder)),
    vacuum: () => withoutTimeout(client, (connection) => connection.query('vacuum analyze')).then(() => undefined),
    close: () => client.end(),
  }
}

/** Runs work that may take long (waiting for another process, large tables) on a connection without statement timeout. */
async function withoutTimeout<T>(pool: Pool, work: (connection: PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  try {
    await connection.query('set statement_timeout = 0')
    return await work(connection)
  } finally {
    // Close the connection: it has no timeout, and after a failure it may still hold a lock.
    connection.release(true)
  }
}

async function migrateAlone(connection: PoolClient, migrationsFolder: string): Promise<void> {
  await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await migrate(drizzle({ client: connection }), { migrationsFolder })
  await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
}
