import type { SessionIdStorageStrategy } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type LruByBytes, lruByBytes } from '../../commerce/lru-by-bytes'
import { SessionsAway } from '../storage/session-faults.server'
import { bytesOfKept, KEPT_BYTES, type KeptSession } from './kept-session'
import { parseJson, type SessionRecord, StoredRecord } from './session-record'

const Content = z.object({ data: StoredRecord, expires: z.iso.datetime().optional() })

/** Maximum number of attempts to write into a folder that is missing or just being removed. */
const MAX_ATTEMPTS = 3

/** Larger than a block of any usual file system, so that the write fails on a full disk. */
const PROBE_BYTES = 16 * 1024

type Content = z.infer<typeof Content>
type Kept = LruByBytes<KeptSession<Content>>
type Files = Omit<SessionIdStorageStrategy<SessionRecord, SessionRecord>, 'cookie'>
type Data = Parameters<Files['createData']>[0]

/**
 * Sessions as files of a folder. A file is replaced whole, by renaming: Remix's own file storage writes in place, where another
 * request of the same shopper, or a process that starts after a crash, would read half of it. Everything throws SessionsAway when
 * the disk is full or fails; the session then stays as it was. A session that was read before is read again only when its file
 * has changed (decision 068), so the data of a read must not be changed.
 */
export function sessionFiles(folder: string, now: () => Date = () => new Date()): Files {
  const fileOf = (id: string) => (/^[0-9a-f]{8,64}$/.test(id) ? join(folder, id.slice(0, 4), id.slice(4)) : null)
  const kept = lruByBytes<KeptSession<Content>>(KEPT_BYTES, bytesOfKept)
  return {
    async createData(data, expires) {
      const id = randomBytes(16).toString('hex')
      await write(fileOf(id), { data, expires })
      return id
    },
    async readData(id) {
      const file = fileOf(id)
      const content = file === null ? null : await read(file, kept)
      if (content === null) return null
      return content.expires !== undefined && new Date(content.expires) <= now() ? null : content.data
    },
    async updateData(id, data, expires) {
      const file = fileOf(id)
      if (file === null) return
      await write(file, { data, expires })
      // Two writes within one tick of the file system's clock may leave the file in the same state.
      kept.delete(file)
    },
    async deleteData(id) {
      const file = fileOf(id)
      if (file === null) return
      kept.delete(file)
      await rm(file, { force: true }).catch(thrownAway)
    },
  }
}

async function write(file: string | null, content: { data: Data; expires: Date | undefined }): Promise<void> {
  if (file === null) return
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  try {
    await writeDraft(draft, JSON.stringify(content))
    await rename(draft, file)
  } catch (error) {
    // On a failing disk this may fail too; the sweep then removes the draft.
    await rm(draft, { force: true }).catch(() => undefined)
    throw away(error)
  }
}

/** Makes the folder if it is missing, also after the sweep has removed it. */
async function writeDraft(draft: string, text: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await writeFile(draft, text)
      return
    } catch (error) {
      if (!isMissing(error) || attempt === MAX_ATTEMPTS) throw error
      await mkdir(dirname(draft), { recursive: true })
    }
  }
}

/** Throws SessionsAway when no session can be written into this folder now. */
export async function probeSessions(folder: string): Promise<void> {
  const probe = join(folder, `probe.${randomBytes(4).toString('hex')}`)
  try {
    await writeDraft(probe, 'x'.repeat(PROBE_BYTES))
    await rm(probe)
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined)
    throw away(error)
  }
}

/** Null when there is no such session, or none that can be read. */
async function read(file: string, kept: Kept): Promise<Content | null> {
  // Before the content, so that after a write between the two the next read reads the file again.
  const state = stateOf(file)
  if (state === null) return null
  const known = kept.get(file)
  if (known?.state === state) return known.content
  const text = await readFile(file, 'utf8').catch(missing)
  const content = Content.safeParse(parseJson(text))
  if (!content.success) return null
  kept.set(file, { state, content: content.data, length: text.length })
  return content.data
}

/**
 * A text that differs after each write, because each write creates a new file; null when there is none. Synchronous:
 * the session files are on a local disk, which answers in 3 µs, and to ask on another thread costs ten times that on
 * an idle machine, and more on a busy one.
 */
function stateOf(file: string): string | null {
  try {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
    return stats === undefined ? null : `${stats.ino} ${stats.mtimeNs} ${stats.size}`
  } catch (error) {
    throw away(error)
  }
}

function missing(error: unknown): string {
  if (isMissing(error)) return ''
  throw away(error)
}

/** A failure of the disk as SessionsAway; every other error as it is. */
function away(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return new SessionsAway(`Session files cannot be used: ${String(error.code)}`, { cause: error })
}

function thrownAway(error: unknown): never {
  throw away(error)
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
