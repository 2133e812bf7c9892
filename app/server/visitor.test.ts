import { describe, expect, it } from 'vitest'
import { createAuthCookies, loginCookie, readLogins } from './security/auth-cookies.server'
import { parseCookie } from 'cookie'
import { hasState, readVisitor } from './visitor.server'

const authCookies = createAuthCookies('secret', false)
const [HTTP, HTTPS] = ['http://shop.test', 'https://shop.test']
async function visitor(cookie?: string, language: 'sv' | 'de' = 'sv', more: Record<string, string> = {}, origin = HTTP) {
  const request = new Request('http://shop.test/sv', { headers: { ...more, ...(cookie === undefined ? {} : { cookie }) } })
  return readVisitor(request, language, await readLogins(authCookies, cookie ?? null), origin)
}

describe('a visitor', () => {
  it('without cookies sees prices including VAT', async () => {
    expect(await visitor()).toMatchObject({
      language: 'sv',
      store: { storeId: 7 },
      vat: 'including',
      consent: null,
      signedIn: null,
      token: null,
      hasSession: false,
    })
  })

  it.each(['session=abc', 'auth.myAccount=abc', 'auth.myOrder=abc', 'vat=excluding', 'campaign=abc'])(
    'with the cookie %s has state',
    (cookie) => {
      expect(hasState(parseCookie(`locale=sv; ${cookie}`), HTTP)).toBe(true)
    },
  )

  it.each(['locale=de', 'consent=31', 'first-add=0123', 'unknown=1'])('with the cookie %s has no state', (cookie) => {
    expect(hasState(parseCookie(cookie), HTTP)).toBe(false)
  })

  it.each([
    [HTTPS, '__Host-session', true],
    [HTTPS, 'session', false],
    [HTTP, 'session', true],
  ])('at %s with the cookie %s has a session, and pages of its own: %s', async (origin, name, expected) => {
    const cookie = `${name}=abc`
    expect(hasState(parseCookie(cookie), origin)).toBe(expected)
    expect(await visitor(cookie, 'sv', {}, origin)).toMatchObject({ hasSession: expected })
  })

  it('is signed in by a cookie of ours, and carries its token; a cookie that was tampered with makes a guest', async () => {
    const [cookie] = (await loginCookie(authCookies.myAccount, { access_token: 'a.b.c' })).split(';')
    expect(await visitor(cookie)).toMatchObject({ signedIn: 'myAccount', token: 'a.b.c' })
    expect(await visitor('auth.myAccount=forged')).toMatchObject({ signedIn: null, token: null })
    expect(await visitor('auth.myOrder=abc')).toMatchObject({ signedIn: null, token: null, ownOrder: null })
  })

  it('is no customer by the cookie of an order', async () => {
    const id = crypto.randomUUID()
    const [cookie] = (await loginCookie(authCookies.myOrder, { access_token: 'a.b.c', order_id: id })).split(';')
    expect(await visitor(cookie)).toMatchObject({ signedIn: 'myOrder', token: null, ownOrder: id })
  })

  it('has a consent mask once a choice is made', async () => {
    expect(await visitor('consent=5')).toMatchObject({ consent: 5 })
    expect(await visitor('consent=none')).toMatchObject({ consent: null })
  })

  it('sees prices excluding VAT only where the storefront offers the choice', async () => {
    expect(await visitor('vat=excluding')).toMatchObject({ vat: 'excluding' })
    expect(await visitor('vat=excluding', 'de')).toMatchObject({ vat: 'including' })
  })

  it('who chose while the browser sent Global Privacy Control is taken at their word: that choice is the later one', async () => {
    const gpc = { 'sec-gpc': '1' }
    expect(await visitor('consent=31; consent-gpc=1', 'sv', gpc)).toMatchObject({ consent: 31, refusesAds: false })
    expect(await visitor('consent-gpc=1', 'sv', gpc)).toMatchObject({ consent: null, refusesAds: true })
  })

  it('who sends Global Privacy Control, and has not chosen since, grants nothing for ads', async () => {
    const gpc = { 'sec-gpc': '1' }
    expect(await visitor('consent=31', 'sv', gpc)).toMatchObject({ consent: 5, refusesAds: true })
    expect(await visitor(undefined, 'sv', gpc)).toMatchObject({ consent: null, refusesAds: true })
    expect(await visitor('consent=31')).toMatchObject({ consent: 31, refusesAds: false })
  })
})
