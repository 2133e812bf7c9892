import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionFiles } from './session-files.server'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

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
