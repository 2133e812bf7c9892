import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../backend/database/database'
import { openDatabase } from '../../../backend/open-database'
import { prepareFixture, seedFixture } from '../../../backend/tests/test-shop'
import { startPostgres } from '../postgres/start-postgres'

export const ENGINES = ['pglite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

/** The database of a backend process, seeded with the fixture. */
export type ShopDatabase = {
  /** Settings of the backend process. */
  env: Readonly<Record<string, string>>
  /** Works on the database. The backend process must not run, because PGlite's folder belongs to one process. */
  use: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

/** A new database for a backend whose data folder is `dataDir`. */
export async function createShopDatabase(engine: Engine, dataDir: string): Promise<ShopDatabase> {
  const server = engine === 'postgres' ? await startPostgres() : null
  const open = () => openDatabase({ dataDir, databaseUrl: server?.url ?? null }, rethrow)
  if (server === null) cpSync(await prepareFixture(), join(dataDir, 'database'), { recursive: true })
  else {
    const database = await open()
    await database.migrate(join(import.meta.dirname, '../../../backend/database/migrations'))
    await seedFixture(database)
    await database.close()
  }
  return {
    env: { DATA_DIR: dataDir, ...(server === null ? {} : { DATABASE_URL: server.url }) },
    async use(work) {
      const database = await open()
      try {
        return await work(database.db)
      } finally {
        await database.close()
      }
    },
    stop: async () => server?.stop(),
  }
}

function rethrow(error: Error): never {
  throw error
}
