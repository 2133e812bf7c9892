import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, OpenDatabase } from '../database/database'
import { preparedClient } from '../database/prepared-client'
import { keepRows, resetRows } from './pristine-rows'

type ReusedDatabase = Pick<OpenDatabase, 'db' | 'listen' | 'close'>

/**
 * Embedded databases in memory, restored from a dump. A closed one gets the rows of the dump back and is given to the next
 * caller: the files of a worker share one, as long as they need one at a time.
 */
export function reusedDatabases(readDump: () => Promise<Blob>): (logger?: Logger) => Promise<ReusedDatabase> {
  const idle: PGlite[] = []
  return async (logger) => {
    const client = idle.pop() ?? (await restoreAndKeep(await readDump()))
    const guard = closable(client)
    const db: Database = drizzle({ client: guard.client, logger })
    return {
      db,
      listen: (channel, onMessage) => guard.client.listen(channel, onMessage),
      async close() {
        guard.close()
        // An open database keeps a program of its own, such as the payment matrix, from ending.
        const mayStayOpen = process.env.VITEST !== undefined
        if (mayStayOpen && (await resetRows(drizzle({ client })))) idle.push(client)
        else await client.close()
      },
    }
  }
}

/** The database of a dump, in memory or in an empty folder. */
export async function restoreDump(dump: Blob, dataDir = 'memory://'): Promise<PGlite> {
  return preparedClient(await PGlite.create({ dataDir, loadDataDir: dump, extensions: { pg_trgm } }))
}

async function restoreAndKeep(dump: Blob): Promise<PGlite> {
  const client = await restoreDump(dump)
  await keepRows(drizzle({ client }))
  return client
}

/** The same database, of which nothing can be asked after `close`: a late query would change the rows of the next caller. */
function closable(client: PGlite): { client: PGlite; close: () => void } {
  let closed = false
  const guarded = new Proxy(client, {
    get(target, key): unknown {
      if (closed) throw new Error('The database is closed')
      const value: unknown = Reflect.get(target, key, target)
      // PGlite has private fields, which a method finds on the object itself only.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return {
    client: guarded,
    close: () => {
      closed = true
    },
  }
}
