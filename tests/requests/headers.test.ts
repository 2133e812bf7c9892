import { describe, expect, it } from 'vitest'
import { fileSessions } from '../support/shop/file-sessions'
import { openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const tester = () => ({ intent: 'add', product_id: String(shop.backend.idOf('TESTER')), return_to: '/sv' })

describe('every page', () => {
  it('of one visitor allows only its own scripts', async () => {
    const { headers, body } = await shop.visitor().get('/sv/cart')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([\w+/=]{24})' 'strict-dynamic'(?:;|$)/.exec(policy)?.[1]
    expect(nonce).toBeDefined()
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    const scripts = elements(body, 'script').filter(({ type }) => type !== 'application/ld+json')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.map((script) => script.nonce)).toEqual(scripts.map(() => nonce))
    expect(body).not.toMatch(/\son\w+="/)
    expect(body).not.toMatch(/\sstyle="/)
  })

  it('lets no browser visit a link ahead: an address that changes state would be carried out', async () => {
    for (const path of ['/sv', '/sv/cart', '/sv/artiklar/knappcell-cr2032.html', '/sv/kundservice']) {
      const { headers, body } = await shop.visitor().get(path)
      expect(headers.get('speculation-rules')).toBeNull()
      expect(elements(body, 'script').map(({ type }) => type)).not.toContain('speculationrules')
      expect(elements(body, 'link').map(({ rel }) => rel)).not.toContain('prerender')
      // A script cannot add rules either.
      expect(headers.get('content-security-policy')).not.toContain('inline-speculation-rules')
    }
  })

  it('of one visitor has a nonce of its own', async () => {
    const visitor = shop.visitor()
    const policies = [await visitor.get('/sv/cart'), await visitor.get('/sv/cart')].map(({ headers }) =>
      headers.get('content-security-policy'),
    )
    expect(policies[0]).not.toBe(policies[1])
  })

  it.each(['/sv', '/sv/no-such-page', '/', '/healthz', '/sv/cart.data', '/pictures/products/CR2032.svg'])(
    'has the security headers: %s',
    async (path) => {
      const { headers } = await shop.visitor().get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    },
  )

  it.each([
    ['/sv.data', 'noindex'],
    ['/sv', null],
  ])('of %s says to search engines: %s', async (path, said) => {
    expect((await shop.visitor().get(path)).headers.get('x-robots-tag')).toBe(said)
  })

  it.each(['/sv/cart', '/sv/artiklar/batterier/index.html', '/sv/no-such-page'])(
    'is not stored in shared caches: %s',
    async (path) => {
      expect((await shop.visitor().get(path)).headers.get('cache-control')).toBe('private, no-cache')
    },
  )

  it('is not stored anywhere: start, checkout, confirmation, failed checkout', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    const storage = async (path: string) => (await shopping.visitor.get(path)).headers.get('cache-control')
    await shopping.add('CR2032', 5)
    for (const path of ['/sv', '/sv/checkout', '/sv/checkout/failed', '/sv.data', '/sv/checkout.data']) {
      expect([path, await storage(path)]).toEqual([path, 'no-store'])
    }
    const form = await shopping.checkout()
    expect((await shopping.order({ ...form, email: '' })).headers.get('cache-control')).toBe('no-store')
    const { location } = await shopping.order(form)
    expect(location).toContain('/checkout/confirmation/')
    expect(await storage(location)).toBe('no-store')
    expect(await storage('/sv/checkout/confirmation')).toBe('no-store')
  })

  it('answers HEAD with its headers only', async () => {
    const answer = await shop.visitor().send(new Request('http://shop.test/sv', { method: 'HEAD' }))
    expect([answer.status, answer.body]).toEqual([200, ''])
  })
})

describe('by http or https', () => {
  it('plain http, as on localhost, does not require https', async () => {
    const visitor = shop.visitor()
    const answers = [await visitor.get('/sv'), await visitor.post('/sv/cart', tester())]
    for (const { headers } of answers) {
      expect(headers.get('strict-transport-security')).toBeNull()
      for (const cookie of headers.getSetCookie()) expect(cookie).not.toContain('Secure')
    }
  })

  it('a shop at https sends HSTS and secure cookies, and the names of those that only the server reads say that no other host can set them', async () => {
    const origin = 'https://shop.test'
    const kept = await fileSessions(origin)
    const visitor = (await openShop(shop.backend, origin, {}, undefined, kept.services)).visitor()
    const mailed = `/sv?change_password=${'a'.repeat(20)}`
    const answers = [await visitor.get('/sv'), await visitor.get(mailed), await visitor.post('/sv/cart', tester())]
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['locale', '__Host-password-link', '__Host-session'])
    for (const cookie of cookies) expect(cookie).toContain('Secure')
    // The prefix demands it, else browsers refuse the cookie.
    for (const cookie of cookies.slice(1)) {
      expect(cookie).toMatch(/; Path=\/;/)
      expect(cookie).not.toContain('Domain')
    }
    for (const { headers } of answers) {
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    }
    expect((await visitor.get('/sv/cart')).body).toContain('batteritestare')
    await kept.close()
  })
})

describe('a session', () => {
  it('is not started for a visitor who only reads pages', async () => {
    const visitor = shop.visitor()
    for (const path of [
      '/sv',
      '/sv/artiklar/batterier/index.html',
      '/sv/artiklar/knappcell-cr2032.html',
      '/sv/cart',
      '/sv/checkout',
    ]) {
      await visitor.get(path)
    }
    expect([...visitor.cookies.keys()]).toEqual(['locale'])
  })

  it('starts with the first add, and scripts cannot read its cookie', async () => {
    const answer = await shop.visitor().post('/sv/cart', tester())
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
    expect(session).toMatch(/HttpOnly/)
    expect(session).toMatch(/SameSite=Lax/)
  })

  it('with a forged cookie is empty', async () => {
    const visitor = shop.visitor({ cookie: 'session=eyJpZCI6IjEifQ%3D%3D.forged' })
    expect((await visitor.get('/sv/cart')).status).toBe(200)
  })

  it('is renewed once a day', async () => {
    const visitor = shop.visitor()
    await visitor.post('/sv/cart', tester())
    const renewals = async () =>
      (await visitor.get('/sv')).headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))
    const first = await renewals()
    expect([first.length, (await renewals()).length]).toEqual([1, 0])
    const { now } = shop.backend.clock
    shop.backend.clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    expect(await renewals()).toHaveLength(1)
    shop.backend.clock.now = now
  })
})

describe('a form from another site is refused', () => {
  it.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://other.shop.test', 'sec-fetch-site': 'same-site' },
    { origin: 'http://shop.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'none' },
  ])('%o', async (headers) => {
    const answer = await shop.visitor().post('/sv/cart', tester(), headers)
    expect(answer.status).toBe(403)
    expect(shop.calls).toEqual([])
  })

  it.each(['https://evil.example', 'null', 'http://shop.test.evil.example'])(
    'from an old browser, by its Origin %s',
    async (origin) => {
      const request = new Request('http://shop.test/sv/cart', {
        method: 'POST',
        body: new URLSearchParams(tester()),
        headers: { origin },
      })
      expect((await shop.visitor().send(request)).status).toBe(403)
    },
  )

  it('behind a proxy that changes the Host header', async () => {
    const visitor = (await openShop(shop.backend, 'https://shop.test')).visitor()
    expect((await visitor.post('/sv/cart', tester(), { host: '127.0.0.1:3000' })).status).toBe(303)
  })

  it('but a text browser, which sends no Origin, may buy', async () => {
    const request = new Request('http://shop.test/sv/cart', { method: 'POST', body: new URLSearchParams(tester()) })
    expect((await shop.visitor().send(request)).status).toBe(303)
  })
})

describe('pictures', () => {
  const address = async () => {
    const { body } = await shop.visitor().get('/sv/artiklar/knappcell-cr2032.html')
    return (
      elements(body, 'img')
        .map(({ src }) => src ?? '')
        .find((src) => src.startsWith('/pictures/')) ?? ''
    )
  }

  it('are passed on with their cache time', async () => {
    const answer = await shop.visitor().get(await address())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.body).toMatch(/^<svg/)
  })

  it.each([
    '/pictures/products/NOBODY.svg',
    '/pictures/',
    '/pictures/products/CR2032.svg?view=inside',
    '/pictures/../api/orders',
  ])('that are none are not found: %s', async (path) => {
    const { status, headers, body } = await shop.visitor().get(path)
    expect(status).toBe(404)
    if (!new URL(path, ORIGIN).pathname.startsWith('/pictures/')) return
    // Browsers show the picture that the body is, with and without scripts.
    expect([headers.get('content-type'), headers.get('content-security-policy')]).toEqual([
      'image/svg+xml',
      expect.stringContaining("default-src 'none'"),
    ])
    expect(body).toMatch(/^<svg .*<\/svg>$/)
  })

  it('that the backend answers with something else, such as the error page of a proxy, are a 503', async () => {
    const path = await address()
    for (const type of ['text/html', 'application/json']) {
      shop.respond = () => new Response('<h1>502</h1>', { headers: { 'content-type': type } })
      const { status, headers, body } = await shop.visitor().get(path)
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'no-store'])
      expect(body).toMatch(/^<svg .*<\/svg>$/)
    }
  })

  it('follow no redirect to another host', async () => {
    const path = await address()
    shop.respond = () => new Response(null, { status: 302, headers: { location: 'https://evil.example/x.svg' } })
    const asked = shop.calls.length
    const { status, location } = await shop.visitor().get(path)
    expect([status, location, shop.calls.length - asked]).toEqual([404, '', 1])
  })

  it('are a 503 with Retry-After during an outage', async () => {
    const path = await address()
    shop.online = false
    const answer = await shop.visitor().get(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  })
})
