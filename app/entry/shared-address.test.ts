import { describe, expect, it } from 'vitest'
import { href } from '../routing/href'
import { LANGUAGES } from '../store/languages'
import { sharedAddress } from './shared-address'

const addressOf = (path: string) => {
  const { pathname, search } = new URL(path, 'http://shop.test')
  return sharedAddress(pathname, search)
}

describe('the address under which a page is shared', () => {
  it('keeps the query names that pages read, as they are written', () => {
    for (const path of ['/sv', '/sv/artiklar/a/index.html?f.brand=x&sort=name&page=2', '/de/suchergebnisse.html?query=a%20b'])
      expect(addressOf(path)).toBe(path)
  })

  it('has no campaign parameters and no unknown names', () => {
    expect(addressOf('/sv?utm_source=mail&gclid=1&x=2')).toBe('/sv')
    expect(addressOf('/sv/artiklar/a.html?fbclid=1&fits=canon&utm_id=3')).toBe('/sv/artiklar/a.html?fits=canon')
  })

  it.each([
    'added=7',
    'upsell=7',
    'thanks=review',
    'login',
    'cart',
    'atc=7',
    'disc=A',
    'token=t',
    'order_link=x',
    'change_password',
  ])('there is none when the query changes the page for one visitor: %s', (query) => {
    expect(addressOf(`/sv/artiklar/a.html?page=2&${query}`)).toBeNull()
    expect(
      addressOf(`/sv/artiklar/a.html?${query.replace(/^\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`),
    ).toBeNull()
  })

  it('there is none for pages of one shopper, in any language and spelling', () => {
    for (const language of LANGUAGES) {
      for (const page of [
        'cart',
        'checkout',
        'login',
        'accountOrders',
        'myOrder',
        'withdrawal',
        'unsubscribe',
        'pagePreview',
      ] as const)
        expect([page, addressOf(href(page, language))]).toEqual([page, null])
    }
    for (const path of ['/sv/Cart', '/sv/c%61rt', '/sv/cart/', '/sv/checkout/7', '/sv/my-order/7'])
      expect(addressOf(path)).toBeNull()
  })

  it('keeps the route whose data is asked for, the one of a page that is shared', () => {
    for (const path of ['/sv.data?_routes=home___sv', '/sv/artiklar/a.html.data?fits=canon&_routes=product___sv'])
      expect(addressOf(path)).toBe(path)
    expect(addressOf('/sv/artiklar/a.html.data?utm_id=3&_routes=product___sv')).toBe(
      '/sv/artiklar/a.html.data?_routes=product___sv',
    )
    expect(addressOf('/sv/artiklar/a.html?_routes=product___sv')).toBe('/sv/artiklar/a.html')
  })

  it.each(['root', 'root,product___sv', 'cart___sv', 'product___de', 'product___sv&_routes=root', 'product___sv&cart', 'x', ''])(
    'there is none for the data of other routes: %s',
    (routes) => expect(addressOf(`/sv/artiklar/a.html.data?_routes=${routes}`)).toBeNull(),
  )

  it.each(['/', '/healthz', '/assets/a.js', '/sv.data', '/sv/artiklar/a.html.data', '/sv/artiklar/a.html.data?page=2', '/fr/x'])(
    'there is none for %s',
    (path) => {
      expect(addressOf(path)).toBeNull()
    },
  )
})
