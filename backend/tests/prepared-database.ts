import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { OpenDatabase } from '../database/database'
import { FolderInUse, lockFolder } from '../database/folder-lock'
import { openPglite } from '../database/pglite'
import { contentKey } from './content-key'

const root = join(import.meta.dirname, '../..')
const prepared = join(root, '.cache/databases')

/** The files that a prepared database depends on: the backend (schema, migrations, seed), the contract, the database engine. */
const SOURCES = ['backend', 'app/commerce/contract', 'package-lock.json']

const HOUR_MS = 60 * 60 * 1000

/**
 * An embedded database with the rows that `fill` writes. Opening and filling one costs 8 CPU seconds, so that is done once for each
 * content of the sources and kept in `.cache/databases`; every caller gets a copy of those files (0.7 CPU seconds), which `close` deletes.
 * `name` tells one kind of filling from another.
 */
export async function openPrepared(name: string, fill: (database: OpenDatabase) => Promise<void>): Promise<OpenDatabase> {
  const folder = join(tmpdir(), `${name}-${randomUUID()}`)
  cpSync(await prepare(name, fill), folder, { recursive: true })
  const database = await openPglite(folder)
  return { ...database, close: () => database.close().then(() => rmSync(folder, { recursive: true })) }
}

/** The folder of the prepared files; makes them when they are missing. Processes that ask at the same time make them once. */
export async function prepare(name: string, fill: (database: OpenDatabase) => Promise<void>): Promise<string> {
  const key = contentKey(root, SOURCES)
  const ready = join(prepared, `${name}-${key}`)
  if (existsSync(ready)) return ready
  mkdirSync(prepared, { recursive: true })
  const unlock = await waitForLock(`${name}.lock`)
  try {
    if (existsSync(ready)) return ready
    removeOutdated(key)
    const unfinished = join(prepared, `unfinished-${randomUUID()}`)
    const database = await openPglite(unfinished)
    await database.migrate(join(root, 'backend/database/migrations'))
    await fill(database)
    await database.close()
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
    if (statSync(path).mtimeMs < Date.now() - HOUR_MS) rmSync(path, { recursive: true, force: true })
  }
}
