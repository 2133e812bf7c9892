import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'drizzle-orm'
import type { OpenDatabase } from '../database/database'
import { FolderInUse, lockFolder } from '../database/folder-lock'
import { openPglite } from '../database/pglite'
import { contentKey } from './content-key'
import { restoreDump, reusedDatabases } from './reused-database'
import { serverDatabases } from './server-databases'

const root = join(import.meta.dirname, '../..')
const prepared = join(root, '.cache/databases')

/** The files that a prepared database depends on: the backend (schema, migrations, seed), the contract, the database engine. */
const SOURCES = ['backend', 'app/commerce/contract', 'package-lock.json']

const HOUR_MS = 60 * 60 * 1000

type Fill = (database: OpenDatabase) => Promise<void>

const kinds = new Map<string, ReturnType<typeof reusedDatabases>>()

/**
 * A database with the rows that `fill` writes: one on the server of TEST_DATABASE_URL, or else an embedded one in memory. Opening
 * and filling an embedded one costs 8 CPU seconds, so that is done once for each content of the sources; a worker restores the
 * dump once (0.9 CPU seconds) and then resets the rows that have changed. `name` tells one kind of filling from another.
 * `logger` receives every statement.
 */
export function openPrepared(name: string, fill: Fill, logger?: Logger): Promise<Pick<OpenDatabase, 'db' | 'listen' | 'close'>> {
  const server = process.env.TEST_DATABASE_URL
  const kind = `${name} ${server ?? 'embedded'}`
  const make = () => (server === undefined ? reusedDatabases(() => prepareDump(name, fill)) : serverDatabases(server, name, fill))
  const open = kinds.get(kind) ?? make()
  kinds.set(kind, open)
  return open(logger)
}

async function prepareDump(name: string, fill: Fill): Promise<Blob> {
  return dumpOnce(`${name}-dump`, async () => {
    const database = await openPglite(null, undefined, await prepareTables())
    await fill(database)
    return database
  })
}

/** A dump of the empty tables, for every kind of filling: making a cluster and migrating it takes 9 CPU seconds. */
const prepareTables = () =>
  dumpOnce('tables', async () => {
    const database = await openPglite(null)
    await database.migrate(join(root, 'backend/database/migrations'))
    return database
  })

async function dumpOnce(name: string, open: () => ReturnType<typeof openPglite>): Promise<Blob> {
  const file = await prepareOnce(name, async (unfinished) => {
    const database = await open()
    // Otherwise each restored database replays the log of its filling, which also moves its sequences ahead.
    await database.db.execute('checkpoint')
    writeFileSync(unfinished, new Uint8Array(await (await database.dump()).arrayBuffer()))
    await database.close()
  })
  return new Blob([readFileSync(file)])
}

/** The same for a database too large for memory: every caller gets a copy of the prepared files, which `close` deletes. */
export async function openPreparedCopy(name: string, fill: Fill): Promise<OpenDatabase> {
  const folder = join(tmpdir(), `${name}-${randomUUID()}`)
  cpSync(await prepareFolder(name, fill), folder, { recursive: true })
  const database = await openPglite(folder)
  return { ...database, close: () => database.close().then(() => rmSync(folder, { recursive: true })) }
}

/** The folder of a small database, made from its dump. */
export function prepareSmallFolder(name: string, fill: Fill): Promise<string> {
  return prepareOnce(name, async (unfinished) => {
    const database = await restoreDump(await prepareDump(name, fill), unfinished)
    await database.close()
  })
}

/** The folder of the prepared files; makes them when they are missing. */
export function prepareFolder(name: string, fill: Fill): Promise<string> {
  return prepareOnce(name, async (unfinished) => {
    const database = await openPglite(unfinished, undefined, await prepareTables())
    await fill(database)
    await database.close()
  })
}

/**
 * The path in `.cache/databases` of what `make` writes to the path it is given. Processes that ask at the same time make
 * it once for each content of the sources.
 */
export async function prepareOnce(name: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const key = contentKey(root, SOURCES)
  const ready = join(prepared, `${name}-${key}`)
  if (existsSync(ready)) return ready
  mkdirSync(prepared, { recursive: true })
  const unlock = await waitForLock(`${name}.lock`)
  try {
    if (existsSync(ready)) return ready
    removeOutdated(key)
    const unfinished = join(prepared, `unfinished-${randomUUID()}`)
    await make(unfinished)
    renameSync(unfinished, ready)
    return ready
  } finally {
    unlock()
  }
}

async function waitForLock(file: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(prepared, file)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      await setTimeout(100)
    }
  }
}

/** Deletes what was made from other sources; what is younger than an hour may be just being copied by another process. */
function removeOutdated(key: string): void {
  for (const entry of readdirSync(prepared).filter((name) => !name.endsWith(key) && !name.endsWith('.lock'))) {
    const path = join(prepared, entry)
    // A process that prepares something else may be deleting it too.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (made < Date.now() - HOUR_MS) rmSync(path, { recursive: true, force: true })
  }
}
