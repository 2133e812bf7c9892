import type { SessionIdStorageStrategy } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
 * Sessions as files of a folder. A file is replaced whole, by renaming: Remix's own file storage writes in place, where another request of
 * the same shopper, or a process that starts after a crash, would read half of it. Everything throws SessionsAway when the disk is full or fails;
 * the session then stays as it was.
 */
export function sessionFiles(folder: string, now: () => Date = () => new Date()): Files {
  const fileOf = (id: string) => (/^[0-9a-f]{8,64}$/.test(id) ? join(folder, id.slice(0, 4), id.slice(4)) : null)
  return {
    async createData(data, expires) {
      const id = randomBytes(16).toString('hex')
      await write(fileOf(id), { data, expires })
      return id
    },
    readData: async (id) => read(fileOf(id), now()),
    updateData: async (id, data, expires) => write(fileOf(id), { data, expires }),
    async deleteData(id) {
      const file = fileOf(id)
      if (file !== null) await rm(file, { force: true }).catch(thrownAway)
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
    // On a disk that fails, this may fail too: the sweep removes the draft then.
    await rm(draft, { force: true }).catch(() => undefined)
    throw away(error)
  }
}

/** Makes the folder when it is missing; again when the sweep has removed it meanwhile. */
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

/** Null when there is no such session, or none any more, or none that can be read. */
async function read(file: string | null, now: Date): Promise<Data | null> {
  const text = file === null ? '' : await readFile(file, 'utf8').catch(missing)
  const content = Content.safeParse(parseJson(text))
  if (!content.success) return null
  const { data, expires } = content.data
  return expires !== undefined && new Date(expires) <= now ? null : data
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
