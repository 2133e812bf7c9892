import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'drizzle-orm'
import type { OpenDatabase } from './database/database'
import { lockFolder } from './database/folder-lock'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'

export type DatabasePlace = {
  /** Folder of the embedded database; made when missing. Null: in memory, gone when closed. Not used with `databaseUrl`. */
  dataDir: string | null
  /** A PostgreSQL server to use in place of the embedded one. */
  databaseUrl: string | null
}

/** Opens the database of a place, for this process alone where it is a folder; closing it gives the folder free. */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
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
