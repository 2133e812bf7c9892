import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SHARED_KEY } from '../../app/cart/rules/one-time-key'
import { createDataCache } from '../../app/commerce/data-cache.server'
import { createPageCache } from '../../app/server/page-cache/page-cache.server'
import { openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

const PRODUCT = '/sv/artiklar/knappcell-cr2032.html'
const LISTING = '/sv/artiklar/batterier/index.html'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.handle(new Request(ORIGIN + path, { method, headers }))
const bodyOf = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).text()

describe('a page for visitors without state', () => {
  it('is the same for all of them, byte for byte, whatever their campaign and other unknown parameters', async () => {
    const first = await bodyOf(PRODUCT, { 'accept-language': 'de', 'user-agent': 'a' })
    expect(await bodyOf(`${PRODUCT}?utm_source=mail&unknown=1`, { referer: 'https://other.example/' })).toBe(first)
    expect(await bodyOf(`${PRODUCT}?fits=canon`)).not.toBe(first)
    const keys = elements(first, 'input').filter(({ name }) => name === 'once')
    expect(new Set(keys.map(({ value }) => value))).toEqual(new Set([SHARED_KEY]))
  })

  it('differs by what the visitor has consented to, and by Global Privacy Control', async () => {
    const pages: Record<string, string>[] = [
      {},
      { cookie: 'consent=31' },
      { cookie: 'consent=1' },
      { 'sec-gpc': '1' },
      { cookie: 'consent=31', 'sec-gpc': '1' },
    ]
    const bodies = await Promise.all(pages.map((headers) => bodyOf(LISTING, headers)))
    expect(new Set(bodies).size).toBe(pages.length)
  })

  it('tells a CDN its tags where one is set, unless it brings a cookie', async () => {
    const cookie = 'locale=sv; consent=1'
    expect((await ask(PRODUCT, { cookie })).headers.get('cdn-cache-control')).toBeNull()
    const behind = await openShop(shop.backend, ORIGIN, {}, undefined, { cdnTagHeader: 'surrogate-key' })
    const get = (headers: Record<string, string>) => behind.handle(new Request(ORIGIN + PRODUCT, { headers }))
    const { headers } = await get({ cookie })
    expect(headers.get('cdn-cache-control')).toBe('public, max-age=30, stale-while-revalidate=30')
    // Fastly reads this one.
    expect(headers.get('surrogate-control')).toBe('max-age=30, stale-while-revalidate=30')
    expect(headers.get('surrogate-key')?.split(' ')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^product:\d+$/), 'content']),
    )
    const first = (await get({ cookie: 'consent=1' })).headers
    expect([first.get('surrogate-key'), first.get('surrogate-control')]).toEqual([null, null])
    expect((await get({ cookie: `${cookie}; vat=excluding` })).headers.get('surrogate-key')).toBeNull()
  })

  it('is rendered once for 500 requests at the same time, and needs the backend no more once it is kept', async () => {
    const pages = createPageCache()
    const render = vi.fn<() => void>()
    const watched: typeof pages = {
      ...pages,
      render: (key, own) =>
        pages.render(key, () => {
          render()
          return own()
        }),
    }
    const own = await openShop(shop.backend, ORIGIN, {}, undefined, { pages: watched })
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async () => (await own.handle(new Request(ORIGIN + PRODUCT))).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(render).toHaveBeenCalledOnce()
    const before = own.calls.length
    await own.handle(new Request(ORIGIN + PRODUCT))
    expect([render.mock.calls.length, own.calls.length]).toEqual([1, before])
  })

  it('100 requests at the same time for a page that is missing are all answered so', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/sv/finns-inte.html')))
    expect(answers.filter(({ status }) => status !== 404)).toEqual([])
  })

  it('runs only the scripts whose hashes its policy names, and carries no nonce', async () => {
    const answer = await ask(PRODUCT)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    expect(html).not.toContain('nonce')
    expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|nonce/)
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(/script-src ([^;]+);/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...hashes])
  })

  it('is confirmed by 304 as long as it is the same, and answers HEAD without a body', async () => {
    const answer = await ask(PRODUCT)
    const tag = answer.headers.get('etag') ?? ''
    expect([tag, answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      expect.stringMatching(/^W\//),
      'private, no-cache',
      'accept-encoding',
    ])
    const again = await ask(PRODUCT, { 'if-none-match': `"other", ${tag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    const head = await ask(PRODUCT, {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', tag])
    expect((await ask(PRODUCT, { range: 'bytes=0-9' })).status).toBe(200)
  })

  it('sets the cookies of each visitor beside it: the language, and the campaign of a landing with consent', async () => {
    const names = async (path: string, cookie: string) =>
      (await ask(path, { cookie })).headers.getSetCookie().map((line) => line.split('=')[0])
    await ask(PRODUCT, { cookie: 'consent=31' })
    expect(await names(PRODUCT, 'consent=31')).toEqual(['locale'])
    expect(await names(PRODUCT, 'locale=sv; consent=31')).toEqual([])
    expect(await names(`${PRODUCT}?utm_source=mail`, 'locale=sv; consent=31')).toEqual(['campaign'])
    expect(await names(`${PRODUCT}?utm_source=mail`, 'locale=sv')).toEqual([])
  })
})

describe('the data of a page, for visitors without state who follow a link', () => {
  const DATA = `${PRODUCT}.data?_routes=product___sv`

  it('is the same for all of them, and confirmed by 304', async () => {
    const first = await ask(DATA, { 'user-agent': 'a' })
    const tag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('content-type'), tag]).toEqual([200, 'text/x-script', expect.stringMatching(/^W\//)])
    const ahead = await ask(`${DATA}&utm_source=mail`, { purpose: 'prefetch', cookie: 'locale=sv' })
    expect([ahead.status, await ahead.text()]).toEqual([200, await first.text()])
    expect((await ask(DATA, { 'if-none-match': tag })).status).toBe(304)
  })

  it('has what a visitor with state gets of the page', async () => {
    const own = await ask(DATA, { cookie: 'campaign=x' })
    expect([own.headers.get('etag'), await own.text()]).toEqual([null, await bodyOf(DATA)])
  })

  it('is not shared without VAT, of other routes, or when the address is missing or has moved', async () => {
    const etag = async (path: string, headers = {}) => (await ask(path, headers)).headers.get('etag')
    expect(await etag(DATA, { cookie: 'vat=excluding' })).toBeNull()
    for (const path of [
      `${PRODUCT}.data`,
      `${PRODUCT}.data?_routes=root`,
      '/sv/artiklar/finns-inte.html.data?_routes=product___sv',
      '/sv/artiklar/KNAPPCELL-CR2032.html.data?_routes=product___sv',
      '/sv/cart.data?_routes=product___sv',
    ]) {
      for (const times of [1, 2]) expect([path, times, await etag(path)]).toEqual([path, times, null])
    }
  })
})

describe('a stale page whose rendering meets an outage', () => {
  let clock: number
  let ended: Promise<unknown>
  let own: TestShop
  // Only a page from the cache has one.
  const etag = async () => (await own.handle(new Request(ORIGIN + PRODUCT))).headers.get('etag')
  beforeEach(async () => {
    clock = 0
    const pages = createPageCache({ now: () => clock })
    const watched: typeof pages = { ...pages, find: (key, render) => pages.find(key, () => (ended = render())) }
    // No answer of the backend is kept, so that the page needs the backend.
    const cache = createDataCache({ maxBytes: 0 })
    own = await openShop(shop.backend, ORIGIN, {}, undefined, { pages: watched, cache })
  })

  it.each([
    ['all calls fail', () => new Response(null, { status: 503 })],
    ['one call fails', (path, send) => (path.includes('widget') ? new Response(null, { status: 503 }) : send())],
  ] satisfies [string, TestShop['respond']][])('is served whole until its end: %s', async (_, outage) => {
    const whole = await etag()
    expect(whole).toMatch(/^W\//)
    own.respond = outage
    clock = 40_000
    expect(await etag()).toBe(whole)
    await ended
    clock = 59_000
    expect(await etag()).toBe(whole)
    clock = 61_000
    expect(await etag()).toBeNull()
  })
})

describe('a page is not shared', () => {
  it('with a cart, without VAT, or with a campaign: each has a nonce of its own', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032')
    const answers = [
      await shopping.visitor.get(PRODUCT),
      await ask(PRODUCT, { cookie: 'vat=excluding' }),
      await ask(PRODUCT, { cookie: 'campaign=x' }),
    ]
    for (const { headers } of answers) {
      expect(headers.get('etag')).toBeNull()
      expect(headers.get('content-security-policy')).toContain("'strict-dynamic'")
    }
  })

  it('when it is missing, redirects, or belongs to one shopper', async () => {
    for (const path of [
      '/sv/no-such-page',
      '/sv/artiklar/finns-inte.html',
      '/sv/artiklar/BATTERIER/index.html',
      '/sv/cart',
      '/sv/checkout',
    ]) {
      for (const times of [1, 2]) expect([path, times, (await ask(path)).headers.get('etag')]).toEqual([path, times, null])
    }
  })

  it('when a part of it is missing in an outage: the next request renders it whole', async () => {
    shop.respond = (path, send) => (path.includes('widget') ? new Response(null, { status: 503 }) : send())
    expect((await ask(PRODUCT)).headers.get('etag')).toBeNull()
    shop.respond = null
    expect((await ask(PRODUCT)).headers.get('etag')).toMatch(/^W\//)
  })
})
