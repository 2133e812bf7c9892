import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionsAway } from '../storage/session-faults.server'
import { probeSessions, sessionFiles } from './session-files.server'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The clock of a file system stands still for some milliseconds: several writes may have one time. */
const SOME_TIME = new Date('2026-01-01T12:00:00Z')
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000)
const data = (size: number) => ({ shopper: 'x'.repeat(size), seenOn: '2026-11-21' })

it('a session is there again, changed and gone', async () => {
  const files = sessionFiles(folder)
  const id = await files.createData(data(1), tomorrow())
  expect(await files.readData(id)).toEqual(data(1))
  await files.updateData(id, data(2), tomorrow())
  expect(await files.readData(id)).toEqual(data(2))
  await files.deleteData(id)
  expect(await files.readData(id)).toBeNull()
})

it('a session that was read before is read again only when its file has changed (decision 068)', async () => {
  const files = sessionFiles(folder)
  const id = await files.createData(data(1), tomorrow())
  const first = await files.readData(id)
  expect(await files.readData(id)).toBe(first)
  await files.updateData(id, data(1), tomorrow())
  expect(await files.readData(id)).not.toBe(first)
  const file = join(folder, id.slice(0, 4), id.slice(4))
  await writeFile(file, JSON.stringify({ data: data(7) }))
  expect(await files.readData(id)).toEqual(data(7))
  await rm(file)
  expect(await files.readData(id)).toBeNull()
})

it('a session is read again after a write, also where its file then looks as it did when it was read', async () => {
  const files = sessionFiles(folder)
  const id = await files.createData(data(1), tomorrow())
  const [file, former] = [join(folder, id.slice(0, 4), id.slice(4)), join(folder, 'former')]
  await utimes(file, SOME_TIME, SOME_TIME)
  expect(await files.readData(id)).toEqual(data(1))
  await link(file, former)
  const next = { ...data(1), seenOn: '2026-11-22' }
  await files.updateData(id, next, tomorrow())
  // A file system may give a new file the number of one that is gone.
  await writeFile(former, await readFile(file))
  await rename(former, file)
  await utimes(file, SOME_TIME, SOME_TIME)
  expect(await files.readData(id)).toEqual(next)
})

it('a read during a write returns the state before or after it, never half of it', async () => {
  const files = sessionFiles(folder)
  const id = await files.createData(data(0), tomorrow())
  const sizes = Array.from({ length: 100 }, (_, index) => index * 5000)
  const reads = sizes.map(async (size) => {
    await files.updateData(id, data(size), tomorrow())
    return files.readData(id)
  })
  const seen = await Promise.all([...reads, ...sizes.map(() => files.readData(id))])
  expect(seen).not.toContain(null)
})

it('a file that cannot be read is no session, and one that cannot be found neither', async () => {
  const files = sessionFiles(folder)
  const id = await files.createData(data(9), tomorrow())
  await writeFile(join(folder, id.slice(0, 4), id.slice(4)), '{"data":{"shop')
  expect(await files.readData(id)).toBeNull()
  expect(await files.readData('0'.repeat(32))).toBeNull()
  expect(await files.readData('../../etc/passwd')).toBeNull()
})

it('a session ends with its cookie', async () => {
  const files = sessionFiles(folder)
  expect(await files.readData(await files.createData(data(1), new Date(Date.now() - 1)))).toBeNull()
})

it('nothing is left lying beside the files', async () => {
  const files = sessionFiles(folder)
  const id = await files.createData(data(1), tomorrow())
  await files.updateData(id, data(2), tomorrow())
  expect(await readdir(join(folder, id.slice(0, 4)))).toEqual([id.slice(4)])
})

describe('on a disk that fails', () => {
  it('a session that cannot be written is unavailable, and no draft stays', async () => {
    const id = 'abcd'.padEnd(32, '0')
    // A file cannot replace a folder.
    await mkdir(join(folder, 'abcd', id.slice(4), 'taken'), { recursive: true })
    await expect(sessionFiles(folder).updateData(id, data(1), tomorrow())).rejects.toThrow(SessionsAway)
    expect(await readdir(join(folder, 'abcd'))).toEqual([id.slice(4)])
    await expect(sessionFiles(folder).readData(id)).rejects.toThrow(SessionsAway)
  })

  it('a write that fails leaves the session as it was', async () => {
    const files = sessionFiles(folder)
    const id = await files.createData(data(3), tomorrow())
    await expect(files.updateData(id, { shopper: 1n }, tomorrow())).rejects.toThrow(TypeError)
    expect(await files.readData(id)).toEqual(data(3))
    expect(await readdir(join(folder, id.slice(0, 4)))).toEqual([id.slice(4)])
  })

  it('the shop is not ready; on a good disk it is, and no probe stays', async () => {
    await probeSessions(folder)
    expect(await readdir(folder)).toEqual([])
    await writeFile(join(folder, 'file'), '')
    await expect(probeSessions(join(folder, 'file'))).rejects.toThrow(SessionsAway)
  })
})
