import { UNSAFE_defineRoutes as defineRoutes } from '@remix-run/dev'
import { matchRoutes } from '@remix-run/react'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { defineShopRoutes } from './define-shop-routes'
import { contentHref, fillPattern } from './href'
import { categoryHref, ghostHref, parseListingPath } from './listing-path'
import { fullPattern, PAGE_NAMES, parentOf, routeId } from './patterns'

const config = defineShopRoutes(defineRoutes)

type Node = { id: string; index: true } | { id: string; path?: string; children: Node[] }

/** The routes as react-router sees them, from the flat list that Remix is given. */
function childrenOf(parent: string | undefined): Node[] {
  return Object.values(config)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index: true } : { id, ...(path === undefined ? {} : { path }), children: childrenOf(id) },
    )
}
const routes = childrenOf('root')

/** Values that a slug, an id or a path may well have. */
const SAMPLES: Record<string, Record<string, string>> = {
  listing: { '*': 'laddare/kamera-laddare/index.html' },
  content: { '*': 'hjälp/så-gör-du' },
}
const paramsOf = (page: string, path: string) =>
  SAMPLES[page] ?? Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'bl-1850b%å 2,0']))

const match = (href: string) => matchRoutes(routes, href)?.at(-1)

describe.each(LANGUAGES)('the table of URLs in %s', (language) => {
  it.each(PAGE_NAMES)('%s: the address of the page leads back to it, with the same parts', (page) => {
    const path = fullPattern(page, language)
    const params = paramsOf(page, path)
    const found = match(fillPattern(path, language, params))
    const expected = page === 'account' ? 'accountOverview' : page
    expect(found?.route.id).toBe(routeId(expected, language))
    expect(found?.params).toEqual(params)
  })

  it.each(PAGE_NAMES.filter((page) => fullPattern(page, language).endsWith('?')))('%s: the id may be left out', (page) => {
    expect(match(fillPattern(fullPattern(page, language), language, {}))?.route.id).toBe(routeId(page, language))
  })

  it('category and ghost listings are told apart', () => {
    const splat = (href: string) => parseListingPath(match(href)?.params['*'] ?? '')
    expect(splat(categoryHref(language, 'a/b-c'))).toEqual({ uri: 'a/b-c', ghost: false })
    expect(splat(ghostHref(language, 'a/b-c'))).toEqual({ uri: 'a/b-c', ghost: true })
    expect(match(categoryHref(language, 'a'))?.route.id).toBe(routeId('listing', language))
  })

  it('a product outranks the catch-all of the listings', () => {
    expect(match(`/${language}/artiklar/cr2032.html`)?.route.id).toBe(routeId('product', language))
  })

  it('anything else is a page of text', () => {
    expect(match(contentHref(language, 'om/oss'))?.route.id).toBe(routeId('content', language))
  })
})

it('the account area holds its child pages', () => {
  expect(PAGE_NAMES.filter((page) => parentOf(page) === 'account')).toHaveLength(7)
})

it.each([
  ['search', 'da', '/da/sogeresultater.html'],
  ['search', 'de', '/de/suchergebnisse.html'],
  ['search', 'no', '/no/sokeresultater.html'],
  ['search', 'sv', '/sv/sokresultat.html'],
  ['brand', 'da', '/da/maerke/x'],
  ['brand', 'de', '/de/varumarken/x.html'],
  ['brand', 'no', '/no/varumarken/x.html'],
  ['brand', 'sv', '/sv/varumarken/x.html'],
  ['tag', 'da', '/da/produkt-tagg/x'],
  ['tag', 'de', '/de/produkt-schlagwort/x'],
  ['tag', 'no', '/no/produkt-stikkord/x'],
  ['tag', 'sv', '/sv/produkt-tagg/x'],
  ['accountProfile', 'sv', '/sv/my-account/profile/edit'],
  ['accountOrderReturn', 'de', '/de/my-account/orders/return/x'],
  ['myOrder', 'no', '/no/my-order/x'],
  ['myOrderReturn', 'no', '/no/my-order/return/x'],
  ['pagePreview', 'da', '/da/page-preview'],
  ['unsubscribe', 'da', '/da/unsubscribe'],
  ['checkout', 'sv', '/sv/checkout/x'],
  ['confirmation', 'sv', '/sv/checkout/confirmation/x'],
  ['checkoutFailed', 'sv', '/sv/checkout/failed/x'],
  ['trackOrder', 'sv', '/sv/track-order/x'],
  ['product', 'de', '/de/artiklar/x.html'],
] as const)('%s in %s stands at %s (spec section 2)', (page, language, address) => {
  expect(fillPattern(fullPattern(page, language), language, { slug: 'x', id: 'x' })).toBe(address)
  expect(match(address)?.route.id).toBe(routeId(page, language))
})
