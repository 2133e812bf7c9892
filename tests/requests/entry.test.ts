import { describe, expect, it } from 'vitest'
import { type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe('a URL without a language redirects to a storefront', () => {
  it.each([
    ['nb-NO,nb;q=0.9,en;q=0.8', '/no'],
    ['nn', '/no'],
    ['no', '/no'],
    ['de-AT,de;q=0.9', '/de'],
    ['da-DK', '/da'],
    ['en;q=0.9, da;q=0.5, sv;q=0.4', '/da'],
    ['fr-FR,fr;q=0.9', '/sv'],
    ['*', '/sv'],
    ['', '/sv'],
  ])('Accept-Language %j: %s', async (accepted, home) => {
    const answer = await shop.visitor({ 'accept-language': accepted }).get('/')
    expect([answer.status, answer.location]).toEqual([302, home])
  })

  it('the language of the last visit wins', async () => {
    const visitor = shop.visitor({ 'accept-language': 'de' })
    await visitor.get('/da')
    expect((await visitor.get('/')).location).toBe('/da')
  })

  it('a cookie with an unknown language is ignored', async () => {
    const visitor = shop.visitor({ 'accept-language': 'de', cookie: 'locale=fr' })
    expect((await visitor.get('/')).location).toBe('/de')
  })

  it('keeps the query', async () => {
    expect((await shop.visitor().get('/?login&utm_source=mail')).location).toBe('/sv?login&utm_source=mail')
  })
})

describe('the language is remembered', () => {
  it('for 365 days', async () => {
    const answer = await shop.visitor().get('/no')
    expect(answer.headers.getSetCookie()).toEqual(['locale=no; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  it('without sending the cookie again while it is unchanged', async () => {
    const visitor = shop.visitor()
    await visitor.get('/no')
    expect((await visitor.get('/no')).headers.getSetCookie()).toEqual([])
    expect((await visitor.get('/de')).headers.getSetCookie()).toEqual([expect.stringContaining('locale=de')])
  })
})

describe('a link with a discount code', () => {
  it.each([
    ['/sv/rabatt/HELG20', '/sv?disc=HELG20'],
    ['/de/rabatt/batterien/HELG-20', '/de/artiklar/batterien/index.html?disc=HELG-20'],
    ['/da/rabatt/batterier/knapceller/abc', '/da/artiklar/batterier/knapceller/index.html?disc=abc'],
    ['/no/rabatt/batterier/HELG20?utm_source=mail&x=1', '/no/artiklar/batterier/index.html?utm_source=mail&x=1&disc=HELG20'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await shop.visitor().get(path)
    expect([answer.status, answer.location]).toEqual([302, target])
  })

  it.each(['/sv/rabatt/ab', '/sv/rabatt/', '/sv/rabatt/batterier/h%20x', '/fr/rabatt/HELG20'])('%s is not one', async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(404)
  })

  it('redirects to the listing it names', async () => {
    const visitor = shop.visitor()
    // Through an intermediate URL that stores the code and removes it from the query.
    const taken = await visitor.follow(await visitor.get('/sv/rabatt/batterier/HELG20'))
    expect((await visitor.follow(taken)).status).toBe(200)
  })
})

describe('the health checks', () => {
  it('report the process as alive, even when the backend is down', async () => {
    shop.online = false
    const answer = await shop.visitor().get('/healthz')
    expect([answer.status, answer.body]).toEqual([200, 'ok\n'])
  })

  it('report whether the backend can be reached', async () => {
    expect((await shop.visitor().get('/readyz')).status).toBe(200)
    shop.online = false
    const answer = await shop.visitor().get('/readyz')
    expect([answer.status, answer.body]).toEqual([503, 'backend unavailable\n'])
    shop.online = true
    expect((await shop.visitor().get('/readyz')).status).toBe(200)
  })

  it.each([
    ['next-delivery', 404, 200],
    ['next-delivery', 503, 200],
    ['', 503, 503],
  ])(
    'take a backend whose calls of /api/%s answer %i for ready as %i: only its failure as a whole keeps the shop from selling',
    async (failing, given, status) => {
      shop.respond = (path, send) => (path.startsWith(`/api/${failing}`) ? new Response('x', { status: given }) : send())
      expect((await shop.visitor().get('/readyz')).status).toBe(status)
    },
  )

  it('set no cookie', async () => {
    expect((await shop.visitor().get('/readyz')).headers.getSetCookie()).toEqual([])
  })
})
