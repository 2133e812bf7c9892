import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database'
import { preparedClient } from './prepared-client'

/**
 * PostgreSQL in this process. Data is in the folder `data`, or in memory when null. The caller must hold the lock of the
 * folder. `logger` receives every statement. An empty database begins with the content of `dump`.
 */
export async function openPglite(
  data: string | null,
  logger?: Logger,
  dump?: Blob,
): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const client = await PGlite.create({ dataDir: data ?? 'memory://', loadDataDir: dump, extensions: { pg_trgm } })
  const db = drizzle({ client: preparedClient(client), logger })
  return {
    db,
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    vacuum: async () => {
      await client.exec('vacuum analyze')
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}
