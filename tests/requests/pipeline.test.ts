import type { ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { post } from '../../backend/tests/test-shop'
import { href } from '../../app/routing/href'
import { PLAIN_TEXTS } from '../../app/server/process/plain-texts'
import { LANGUAGES } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { ORIGIN, openShop, type TestShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const t = translator('sv')
const LISTING = '/sv/artiklar/batterier/index.html'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** An access token of the demo customer. */
async function token(): Promise<string> {
  const { email, password } = DEMO_ACCOUNT
  const answer = await shop.backend.fetch('/api/auth/login?locale=sv&sid=7', post({ email, password }))
  return Tokens.parse(await answer.json()).access_token
}

describe('a start-up link', () => {
  it.each([
    ['disc=KRAFT10', ['/api/sync-cart', '/api/sync-coupons']],
    ['atc=Q1IyMDMyOjI=', ['/api/products-by-sku', '/api/sync-cart']],
    ['atc=Q1IyMDMyOjI=&disc=KRAFT10', ['/api/products-by-sku', '/api/sync-cart', '/api/sync-cart', '/api/sync-coupons']],
  ])('with %s runs no loader of the page it names', async (query, calls) => {
    const { status } = await shop.visitor().get(`${LISTING}?${query}`)
    expect(status).toBe(303)
    expect([...shop.calls].sort()).toEqual(calls)
  })

  it('with a token asks for the profile only', async () => {
    const { status } = await shop.visitor().get(`${LISTING}?token=${await token()}`)
    expect([status, shop.calls]).toEqual([303, ['/api/auth/profile']])
  })
})

describe('a route with a guard that does not exist', () => {
  const guarded = ({ routes, ...build }: ServerBuild): ServerBuild => {
    const search = routes.search___sv
    if (!search) throw new Error('There is no search page')
    const handle = { layout: 'default', guards: ['nobody'] }
    return { ...build, routes: { ...routes, search___sv: { ...search, module: { ...search.module, handle } } } }
  }

  it('answers 500 as a page with an icon and the generic text; "Unknown middleware {name}" is logged', async () => {
    const guardedShop = await openShop(shop.backend, ORIGIN, {}, guarded)
    const { status, body } = await guardedShop.visitor().get('/sv/sokresultat.html?query=batteri')
    expect([status, heading(body)]).toEqual([500, t('error.title')])
    const main = /<main\b.*?<\/main>/s.exec(body)?.[0] ?? ''
    expect(words(main)).toContain(t('error.text'))
    expect(elements(main, 'use')).toContainEqual({ href: '/icons.svg#warning' })
    expect(words(body)).not.toContain('Unknown middleware')
    expect(guardedShop.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'Unknown middleware nobody', details: { path: '/sv/sokresultat.html' } }),
    )
    expect((await guardedShop.visitor().get('/sv')).status).toBe(200)
  })
})

describe('an error page that fails too', () => {
  const failing = ({ routes, ...build }: ServerBuild): ServerBuild => {
    const { root } = routes
    if (!root) throw new Error('There is no root route')
    const Layout = () => {
      throw new Error('no frame')
    }
    return { ...build, routes: { ...routes, root: { ...root, module: { ...root.module, Layout } } } }
  }

  it.each(LANGUAGES)('shows the sentence of the specification in %s, with a link back to home', async (language) => {
    const failed = await openShop(shop.backend, ORIGIN, {}, failing)
    const { status, headers, body } = await failed.visitor({ accept: 'text/html' }).get(href('cart', language))
    expect([status, headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'")
    expect(body).toContain(`<html lang="${STORES[language].iso}">`)
    expect(body).toContain(`<h1>${PLAIN_TEXTS[language]['error.document.title']}</h1>`)
    expect(body).toContain(`href="${href('home', language)}"`)
    expect(failed.logged.map(({ event }) => event)).toContain('An error occurred while showing the error page')
  })
})

describe('an order during an outage of the backend', () => {
  it('is a 503, not a 404, and is shown again after the outage', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 5)
    shop.respond = (path, send) => (path.startsWith('/api/checkouts/') ? new Response(null, { status: 502 }) : send())
    const answer = await shopping.visitor.get('/sv/checkout')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    shop.respond = null
    expect((await shopping.visitor.get('/sv/checkout')).status).toBe(200)
  })
})

describe('the backend calls of a request', () => {
  const PERSONAL = ['/api/auth/profile', '/api/account/details', '/api/sync-coupons', '/api/sync-cart']
  /** The personal backend calls for a page, sorted by path. */
  async function calls(visitor: Visitor, path: string) {
    shop.calls.length = 0
    expect((await visitor.get(path)).status).toBe(200)
    return shop.calls.filter((call) => PERSONAL.includes(call)).sort()
  }

  it.each([LISTING, '/sv/artiklar/knappcell-cr2032.html', '/sv/cart', '/sv/checkout'])(
    'for a logged-in customer with a code at %s are each made once; the discount rules are known for 5 minutes',
    async (path) => {
      const shopping = new Shopping(shop.visitor(), shop.backend)
      await shopping.visitor.get(`/sv?token=${await token()}`)
      await shopping.add('CR2032', 5)
      await shopping.visitor.get('/sv?disc=KRAFT10')
      const made = await calls(shopping.visitor, path)
      // The checkout asks for the addresses, which have the name too.
      expect(made).toContain(path === '/sv/checkout' ? '/api/account/details' : '/api/auth/profile')
      expect(made).not.toContain('/api/sync-coupons')
      expect(made).toEqual([...new Set(made)])
      expect(await calls(shopping.visitor, path)).toEqual(made)
    },
  )
})

describe('the cart', () => {
  const syncs = async (visitor: Visitor, path: string) => {
    shop.calls.length = 0
    expect((await visitor.get(path)).status).toBe(200)
    return shop.calls.filter((call) => call === '/api/sync-cart').length
  }

  it.each(['/sv/cart?cart', '/de/cart', '/de/cart?cart', '/de/checkout'])('of %s is synced once', async (path) => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 50)
    expect(await syncs(shopping.visitor, path)).toBe(1)
  })

  it('of a shopper who has just logged in is synced once', async () => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('CR2032', 5)
    await shopping.visitor.get(`/sv?token=${await token()}`)
    expect(await syncs(shopping.visitor, '/sv/cart')).toBe(1)
  })
})
