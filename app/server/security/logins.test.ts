import { expect, it } from 'vitest'
import { createAuthCookies } from './auth-cookies.server'
import { newLogin, openLogins } from './logins.server'

const NOW = new Date('2026-11-27T12:00:00Z')

/** Logins of a guest. `sent` are the lines of Set-Cookie. */
function opened() {
  const sent: string[] = []
  const logged: string[] = []
  const logins = openLogins({
    cookies: createAuthCookies('secret', true),
    header: null,
    kept: { myAccount: null, myOrder: null },
    now: () => NOW,
    refreshes: () => Promise.reject(new Error('nothing is refreshed')),
    callWith: () => () => Promise.reject(new Error('no call is made')),
    send: (cookie) => sent.push(cookie),
    log: (level, event) => logged.push(`${level}: ${event}`),
  })
  const keep = (length: number) =>
    logins.keep('myAccount', newLogin({ access_token: 'a'.repeat(length), refresh_token: 'r'.repeat(length) }, null, NOW))
  return { keep, sent, logged }
}

it('tokens that fit a cookie are kept', async () => {
  const { keep, sent, logged } = opened()
  await keep(1300)
  expect([sent.length, logged]).toEqual([1, []])
})

it('tokens that fit no cookie make no login that the browser would drop without a word: it fails as in an outage, and the log says why', async () => {
  const { keep, sent, logged } = opened()
  await expect(keep(1500)).rejects.toMatchObject({ name: 'BackendError', kind: 'malformed' })
  expect([sent, logged]).toEqual([[], ['error: tokens-too-long-for-a-cookie']])
})
