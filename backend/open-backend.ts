import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { createBackend } from './app'
import type { OpenDatabase } from './database/database'
import { lockFolder } from './database/folder-lock'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'
import { settleSetting } from './database/settings'
import { plant } from './seed/plant'
import type { Seed } from './seed/seed'
import type { Services } from './services'

export type BackendOptions = {
  /** Folder of the embedded database; made when missing. Null: in memory, gone when closed. Not used with `databaseUrl`. */
  dataDir: string | null
  /** A PostgreSQL server to use in place of the embedded one. */
  databaseUrl: string | null
  /** The folder of backend/database/migrations as it stands on this machine. */
  migrationsDir: string
  staffKey: string | null
  /** See Services.adminToken. */
  adminToken: string | null
}

type Surroundings = Pick<Services, 'now' | 'log'> & { seed: () => Seed | Promise<Seed>; onProgress: (message: string) => void }

/** Opens the database, brings it up to date, plants it on first start, and gives the app over it. */
export async function openBackend(
  options: BackendOptions,
  { now, log, seed, onProgress }: Surroundings,
): Promise<{ app: Hono; close: () => Promise<void> }> {
  const { database, unlock } = await openDatabase(options, log)
  const close = async () => {
    await database.close()
    unlock()
  }
  try {
    const { db } = database
    await database.migrate(options.migrationsDir)
    await plant(db, seed, now(), onProgress)
    const key = await settleSetting(db, 'signing_key', randomBytes(32).toString('base64'))
    const signingKey = new Uint8Array(Buffer.from(key, 'base64'))
    return { app: createBackend({ db, now, log, signingKey, staffKey: options.staffKey, adminToken: options.adminToken }), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openDatabase(
  { dataDir, databaseUrl }: BackendOptions,
  log: Services['log'],
): Promise<{ database: OpenDatabase; unlock: () => void }> {
  if (databaseUrl !== null) {
    const onError = (error: Error) => log({ level: 'error', event: 'database-connection-lost', error: error.message })
    return { database: openPostgres(databaseUrl, onError), unlock: () => undefined }
  }
  if (dataDir === null) return { database: await openPglite(null), unlock: () => undefined }
  const folder = join(dataDir, 'database')
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  try {
    return { database: await openPglite(folder), unlock }
  } catch (error) {
    unlock()
    throw error
  }
}
