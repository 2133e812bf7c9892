import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createProcessLocks } from './session-locks.server'
import { sessionFiles } from './session-files.server'
import { sweepSessions, untilNextSweep } from './session-sweep.server'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const LIFE = 30 * DAY_MS
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A session last used at a time; gives its id. */
async function used(at: Date): Promise<string> {
  const id = await sessionFiles(folder).createData({ shopper: {} }, NOW)
  await utimes(fileOf(id), at, at)
  return id
}
const fileOf = (id: string) => join(folder, id.slice(0, 4), id.slice(4))
const ids = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')).map((name) => name.replace('/', ''))
const sweep = (most?: number) => sweepSessions(folder, NOW, LIFE, createProcessLocks(), most)

it('a session that was not used for its lifetime is removed, every other stays', async () => {
  const over = await used(before(LIFE + 1))
  const kept = [await used(before(LIFE - 1000)), await used(NOW)]
  expect(await sweep()).toBe(1)
  expect(await ids()).not.toContain(over)
  expect((await ids()).sort()).toEqual(kept.sort())
})

it('a draft that a crash left behind is removed, one being written is not', async () => {
  await mkdir(join(folder, 'abcd'))
  const drafts = ['00.aaaa', '00.bbbb'].map((name) => join(folder, 'abcd', name))
  for (const draft of drafts) await writeFile(draft, '{"da')
  await utimes(drafts[0] ?? '', before(DAY_MS), before(DAY_MS))
  await utimes(drafts[1] ?? '', before(1000), before(1000))
  expect(await sweep()).toBe(1)
  expect(await ids()).toEqual(['abcd00.bbbb'])
})

it('a shopper who returns while the session is about to be removed keeps it', async () => {
  const id = await used(before(LIFE + 1))
  const locks = createProcessLocks()
  let changed = () => {}
  const change = locks.run(id, () => new Promise<void>((resolve) => (changed = resolve)))
  const swept = sweepSessions(folder, NOW, LIFE, locks)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await sessionFiles(folder).updateData(id, { shopper: 'back' }, new Date(NOW.getTime() + LIFE))
  await utimes(fileOf(id), NOW, NOW)
  changed()
  await change
  expect(await swept).toBe(0)
  expect(await ids()).toEqual([id])
})

it('one sweep removes no more than it may', async () => {
  for (let count = 0; count < 5; count += 1) await used(before(LIFE + 1))
  expect(await sweep(3)).toBe(3)
  expect(await sweep(3)).toBe(2)
})

it('sweeps keep up with 1,000 new sessions a second: after one that has left some the next comes in 10 s, else in an hour', () => {
  expect(untilNextSweep(10_000)).toBe(10_000)
  expect(untilNextSweep(9_999)).toBe(3_600_000)
})

it('what lies in the folder and is no session is left alone, and no folder is no fault', async () => {
  await writeFile(join(folder, 'sessions.lock'), '{}')
  await utimes(join(folder, 'sessions.lock'), before(LIFE * 2), before(LIFE * 2))
  expect(await sweep()).toBe(0)
  expect(await readdir(folder)).toEqual(['sessions.lock'])
  expect(await sweepSessions(join(folder, 'nowhere'), NOW, LIFE, createProcessLocks())).toBe(0)
})

it('a folder that is empty after the sweep is removed, and made again by the next session there', async () => {
  const id = await used(before(LIFE + 1))
  await sweep()
  expect(await readdir(folder)).toEqual([])
  await sessionFiles(folder).updateData(id, { shopper: 'back' }, NOW)
  expect(await ids()).toEqual([id])
})
