import { afterEach, expect, it, vi } from 'vitest'
import { keepFirstAddKey } from './first-add.client'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https:', 'first-add=planted', /^__Host-first-add=[0-9a-f]{32}; Path=\/; Max-Age=60; SameSite=Lax; Secure$/],
  ['http:', 'locale=sv', /^first-add=[0-9a-f]{32}; Path=\/; Max-Age=60; SameSite=Lax$/],
])('on %s a key is set unless the cookie of this name is there, whatever else was planted', (protocol, planted, expected) => {
  const page = { cookie: `first-add-2=planted; ${planted}` }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', page)
  keepFirstAddKey()
  expect(page.cookie).toMatch(expected)
  const [set = ''] = page.cookie.split(';')
  page.cookie = `locale=sv; ${set}`
  keepFirstAddKey()
  expect(page.cookie).toBe(`locale=sv; ${set}`)
})
