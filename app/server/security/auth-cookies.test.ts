import { expect, it } from 'vitest'
import { createAuthCookies, endedCookie, readLogins } from './auth-cookies.server'

const ID = '6f1f3c1c-7e0e-4d69-9d4b-0a1b0f5c2d33'

/**
 * The logins that releases have written to the cookies, and what is read of each. A release that writes another form adds it
 * here. Those above are never edited: a field that they lack may not be required.
 */
const WRITTEN = [
  [{ access_token: 'a.b.c' }, { refresh_token: null, order_id: null, issued_at: 0 }],
  [{ access_token: 'a.b.c', refresh_token: 'r', issued_at: 1_795_000_000 }, { order_id: null }],
  [{ access_token: 'a.b.c', refresh_token: null, order_id: ID, issued_at: 1_795_000_000 }, {}],
  [{ access_token: 'a.b.c', refresh_token: 'r', order_id: null, issued_at: 1_795_000_000, login_id: 'x' }, {}],
] as const

it.each(WRITTEN)('a login that a release has written is read: %j', async (written, read) => {
  const cookies = createAuthCookies('secret', false)
  const [cookie = ''] = (await cookies.myAccount.serialize(written)).split(';')
  expect((await readLogins(cookies, cookie)).myAccount).toEqual({ login_id: '', ...written, ...read })
})

it('a login that this browser has ended is not read, also when an answer under way sets its cookie again', async () => {
  const cookies = createAuthCookies('secret', false)
  const login = { access_token: 'a.b.c', login_id: 'x' }
  const lines = [await cookies.myAccount.serialize(login), await cookies.ended.serialize(['x'])]
  const header = lines.map((line) => line.split(';')[0]).join('; ')
  expect((await readLogins(cookies, header)).myAccount).toBeNull()
})

it('a login of an earlier release, which has no id, never counts as ended', async () => {
  const cookies = createAuthCookies('secret', false)
  const lines = [await cookies.myAccount.serialize({ access_token: 'a.b.c' }), await cookies.ended.serialize([''])]
  const header = lines.map((line) => line.split(';')[0]).join('; ')
  expect((await readLogins(cookies, header)).myAccount).not.toBeNull()
})

it('a logout is noted beside those before it, so that an answer to a page of before both brings neither login back', async () => {
  const cookies = createAuthCookies('secret', false)
  const first = await endedCookie(cookies, null, ['order'])
  const both = await endedCookie(cookies, first.split(';')[0] ?? null, ['account'])
  expect(await cookies.ended.parse(both)).toEqual(['order', 'account'])
})

it.each([[{}], [{ access_token: '' }], ['a.b.c'], [null]])('%j is no login', async (written) => {
  const cookies = createAuthCookies('secret', false)
  const [cookie = ''] = (await cookies.myAccount.serialize(written)).split(';')
  expect((await readLogins(cookies, cookie)).myAccount).toBeNull()
})
