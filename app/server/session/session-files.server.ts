import type { SessionIdStorageStrategy } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { SessionsAway } from '../storage/session-faults.server'
import { parseJson, type SessionRecord, StoredRecord } from './session-record'

const Content = z.object({ data: StoredRecord, expires: z.iso.datetime().optional() })

/** Attempts to write into a folder that is missing or is just being removed. */
const MAX_ATTEMPTS = 3

/** More than a block of any usual file system, so that a full disk shows. */
const PROBE_BYTES = 16 * 1024

type Files = Omit<SessionIdStorageStrategy<SessionRecord, SessionRecord>, 'cookie'>
type Data = Parameters<Files['createData']>[0]

/**
 * Sessions as files of a folder. A file is replaced whole, by renaming: Remix's own file storage writes in place, where a process that starts
 * after a crash would read half of it. Everything throws SessionsAway when the disk is full or fails; the session then stays as it was.
 *
 * They are read and written synchronously. A session has a few kB and was used lately, so the system has it in memory: that takes 0.02 ms, where
 * the four steps of an asynchronous read, each in another thread and back, cost ten times as much. A slow disk would hold up all requests: the
 * sessions of a shop that has only such a disk belong into Redis.
 */
export function sessionFiles(folder: string, now: () => Date = () => new Date()): Files {
  const fileOf = (id: string) => (/^[0-9a-f]{8,64}$/.test(id) ? join(folder, id.slice(0, 4), id.slice(4)) : null)
  return {
    async createData(data, expires) {
      const id = randomBytes(16).toString('hex')
      write(fileOf(id), { data, expires })
      return id
    },
    readData: async (id) => read(fileOf(id), now()),
    updateData: async (id, data, expires) => write(fileOf(id), { data, expires }),
    async deleteData(id) {
      const file = fileOf(id)
      if (file !== null) orAway(() => rmSync(file, { force: true }))
    },
  }
}

function write(file: string | null, content: { data: Data; expires: Date | undefined }): void {
  if (file === null) return
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  orAway(() => {
    try {
      writeDraft(draft, JSON.stringify(content))
      renameSync(draft, file)
    } catch (error) {
      removeDraft(draft)
      throw error
    }
  })
}

/** Makes the folder when it is missing; again when the sweep has removed it meanwhile. */
function writeDraft(draft: string, text: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      writeFileSync(draft, text)
      return
    } catch (error) {
      if (!isMissing(error) || attempt === MAX_ATTEMPTS) throw error
      mkdirSync(dirname(draft), { recursive: true })
    }
  }
}

/** On a disk that fails, this may fail too: the sweep removes the draft then. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // The failure that made it superfluous is thrown.
  }
}

/** Throws SessionsAway when no session can be written into this folder now. */
export async function probeSessions(folder: string): Promise<void> {
  const probe = join(folder, `probe.${randomBytes(4).toString('hex')}`)
  orAway(() => {
    try {
      writeDraft(probe, 'x'.repeat(PROBE_BYTES))
    } finally {
      rmSync(probe, { force: true })
    }
  })
}

/** Null when there is no such session, or none any more, or none that can be read. */
function read(file: string | null, now: Date): Data | null {
  const text = file === null ? '' : orAway(() => readIfThere(file))
  const content = Content.safeParse(parseJson(text))
  if (!content.success) return null
  const { data, expires } = content.data
  return expires !== undefined && new Date(expires) <= now ? null : data
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

/** A failure of the disk is thrown as SessionsAway, every other error as it is. */
function orAway<T>(access: () => T): T {
  try {
    return access()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new SessionsAway(`Session files cannot be used: ${String(error.code)}`, { cause: error })
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
