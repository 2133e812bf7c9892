import { parseSetCookie } from 'cookie'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSessionStore } from './session-storage.server'

it.each([
  [true, { name: '__Host-session', secure: true }],
  [false, { name: 'session' }],
])('with https %s the cookie of a session is set under this name, for the whole host', async (secure, expected) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sessions-'))
  const options = { secret: 's', secure, dataDir, redisUrl: undefined, log: () => {}, now: () => new Date() }
  const { sessions, close } = openSessionStore(options)
  const set = parseSetCookie(await sessions.commitSession(await sessions.getSession(null)))
  await close()
  await rm(dataDir, { recursive: true })
  expect(set).toMatchObject({ ...expected, path: '/', httpOnly: true, sameSite: 'lax' })
  expect([set.secure ?? false, set.domain]).toEqual([secure, undefined])
})
