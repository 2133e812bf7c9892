import { parseSetCookie } from 'cookie'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSessionStore, withFormerName } from './session-storage.server'

const TODAY = '__Host-session'

it('reads a session that began before the cookie had its prefix', () => {
  expect(withFormerName('locale=sv; session=abc', TODAY)).toBe('locale=sv; __Host-session=abc')
  expect(withFormerName('session=abc', TODAY)).toBe('__Host-session=abc')
})

it.each([
  ['the session of today comes first', '__Host-session=new; session=old'],
  ['other cookies are left alone', 'first-session=abc; mysession=x'],
])('%s', (_, header) => {
  expect(withFormerName(header, TODAY)).toBe(header)
})

it('on plain http the name is what it was', () => {
  expect(withFormerName('session=abc', 'session')).toBe('session=abc')
  expect(withFormerName(null, TODAY)).toBeNull()
})

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
