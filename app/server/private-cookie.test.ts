import { parseSetCookie } from 'cookie'
import { expect, it } from 'vitest'
import { forgottenCookie, privateCookie, privateCookieNames, readPrivateCookie } from './private-cookie.server'

const HTTPS = 'https://shop.example'
const HTTP = 'http://127.0.0.1:3000'
const asked = (cookie: string) => new Request(HTTPS, { headers: { cookie } })

it.each([
  [HTTPS, '__Host-order-link', true],
  [HTTP, 'order-link', undefined],
])('at %s the cookie is %s, for the whole host and the server alone', (origin, name, secure) => {
  const set = parseSetCookie(privateCookie('order-link', 'abc', 60, origin))
  expect(set).toMatchObject({ name, value: 'abc', maxAge: 60, path: '/', httpOnly: true, sameSite: 'lax' })
  expect([set.secure, set.domain]).toEqual([secure, undefined])
})

it('reads on https only the name that no subdomain can plant', () => {
  const read = (cookie: string, origin: string) => readPrivateCookie(asked(cookie), 'order-link', origin)
  expect(read('order-link=planted; __Host-order-link=own', HTTPS)).toBe('own')
  expect(read('order-link=planted', HTTPS)).toBeNull()
  expect(read('__Host-order-link=', HTTPS)).toBeNull()
  expect(read('order-link=own', HTTP)).toBe('own')
})

it('forgets both names on https, so that the former one does not come back', () => {
  const names = (origin: string) => forgottenCookie('order-link', origin).map((line) => line.split(';')[0])
  expect([names(HTTPS), names(HTTP)]).toEqual([['__Host-order-link=', 'order-link='], ['order-link=']])
  expect(forgottenCookie('order-link', HTTPS).every((line) => line.includes('Max-Age=0') && line.includes('Secure'))).toBe(true)
})

it('names each cookie once, without the prefix', () => {
  expect(privateCookieNames(asked('a=1; __Host-a=2; __Host-b=3'))).toEqual(['a', 'b'])
})
