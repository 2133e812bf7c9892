import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'drizzle-orm'
import type { OpenDatabase } from './database/database'
import { lockFolder } from './database/folder-lock'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'

export type DatabaseLocation = {
  /** Folder of the embedded database, created if missing. Null: in memory. Ignored with `databaseUrl`. */
  dataDir: string | null
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl: string | null
}

/** Opens a database. A folder is locked for this process until the database is closed. */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseLocation,
  onConnectionLost: (error: Error) => void,
  logger?: Logger,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, onConnectionLost, logger)
  if (dataDir === null) return openPglite(null, logger)
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  try {
    const database = await openPglite(join(dataDir, 'database'), logger)
    return { ...database, close: () => database.close().then(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
