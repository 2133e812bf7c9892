import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'database.lock')
const leave = (owner: unknown) => writeFileSync(file(), typeof owner === 'string' ? owner : JSON.stringify(owner))

test('a folder has one lock holder until the lock is released', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
  release()
  expect(existsSync(file())).toBe(false)
  lockFolder(folder)()
})

test('the lock of a process that no longer exists is taken over', () => {
  leave({ pid: 2 ** 22 + 1, started: '1', token: 'gone' })
  const release = lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['database.lock'])
  release()
})

test.runIf(existsSync('/proc/self/stat'))('the lock of an earlier process with the same process id is taken over', () => {
  leave({ pid: process.pid, started: 'long ago', token: 'earlier' })
  lockFolder(folder)()
})

test.runIf(existsSync('/proc/self/stat'))('the lock of a zombie process is taken over', async () => {
  // The shell is replaced by a sleep that never waits for its child, and the child ends after that.
  const script = '(until grep -q sleep /proc/$$/comm; do :; done) & echo $!; exec sleep 20'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const output: unknown[] = await once(parent.stdout, 'data')
  const pid = Number(String(output[0]))
  const statOf = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  await expect.poll(() => statOf()[2]).toBe('Z')
  leave({ pid, started: statOf()[21], token: 'ended' })
  lockFolder(folder)()
  parent.kill()
})

test('a lock file that a crash left incomplete is taken over', () => {
  leave('{"pid":')
  lockFolder(folder)()
})

test('a lock that another holder has taken since is not released', () => {
  const release = lockFolder(folder)
  leave({ pid: process.pid, started: null, token: 'another' })
  release()
  expect(existsSync(file())).toBe(true)
})
