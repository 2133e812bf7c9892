import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Mutex } from 'async-mutex'
import { z } from 'zod'

export type JsonFiles<T> = {
  find: (id: string) => Promise<T | null>
  /** The records of all files; `unreadable` is called with the id of each that cannot be read and is left out. */
  all: (unreadable?: (id: string) => void) => Promise<T[]>
  /** Stores a new record. When the id exists already, the stored record is kept and returned. */
  create: (id: string, record: T) => Promise<T>
  /** Replaces a record, one change after the other; null when there is none. What `change` throws leaves it as it was. */
  change: (id: string, change: (record: T) => T) => Promise<T | null>
  remove: (id: string) => Promise<void>
}

/**
 * Records as JSON files of a folder, one a record. A file is replaced whole, by renaming, so that a killed process leaves none
 * half written. Only one process may use the folder.
 */
export function jsonFiles<S extends z.ZodType>(folder: string, schema: S): JsonFiles<z.output<S>> {
  type Record = z.output<S>
  const writing = new Mutex()

  async function find(id: string): Promise<Record | null> {
    if (!isFileName(id)) return null
    const text = await readFile(fileOf(id), 'utf8').catch(ifMissing(null))
    return text === null ? null : schema.parse(JSON.parse(text))
  }

  async function write(id: string, record: Record): Promise<Record> {
    if (!isFileName(id)) throw new Error('The id of a record is no file name')
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `${id}.${randomBytes(4).toString('hex')}.draft`)
    await writeFile(draft, JSON.stringify(record))
    await rename(draft, fileOf(id))
    return record
  }

  const fileOf = (id: string) => join(folder, `${id}.json`)

  return {
    find,
    async all(unreadable = () => {}) {
      const names = await readdir(folder).catch(ifMissing<string[]>([]))
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
      const records = await Promise.all(ids.map((id) => find(id).catch(ifUnreadable(() => unreadable(id)))))
      return records.filter((record) => record !== null)
    },
    create: (id, record) => writing.runExclusive(async () => (await find(id)) ?? write(id, record)),
    change: (id, change) =>
      writing.runExclusive(async () => {
        const record = await find(id)
        return record === null ? null : write(id, change(record))
      }),
    remove: (id) => writing.runExclusive(() => rm(fileOf(id), { force: true })),
  }
}

const isFileName = (id: string) => /^[\w-]{1,200}$/.test(id)

function ifMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fallback
    throw error
  }
}

/** A damaged file, or one of another release, costs its record alone. Every other error is a fault of the folder. */
function ifUnreadable(note: () => void): (error: unknown) => null {
  return (error) => {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error
    note()
    return null
  }
}
