import type { SessionIdStorageStrategy } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parseJson, type SessionRecord, StoredRecord } from './session-record'

const Content = z.object({ data: StoredRecord, expires: z.iso.datetime().optional() })

type Files = Omit<SessionIdStorageStrategy<SessionRecord, SessionRecord>, 'cookie'>
type Data = Parameters<Files['createData']>[0]

/**
 * Sessions as files of a folder. A file is replaced whole, by renaming: Remix's own file storage writes in place, where another request of
 * the same shopper, or a process that starts after a crash, would read half of it.
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
      if (file !== null) await rm(file, { force: true })
    },
  }
}

async function write(file: string | null, content: { data: Data; expires: Date | undefined }): Promise<void> {
  if (file === null) return
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  const text = JSON.stringify(content)
  await writeFile(draft, text).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, text)
  })
  await rename(draft, file)
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
  throw error
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
