import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import type { TestShop } from '../support/shop/open-shop'
import { logIn } from '../support/shop/log-in'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

let shop: TestShop
shopForEachTest((opened) => {
  shop = opened
})

const PAGES = [
  'accountOverview',
  'accountOffers',
  'accountOrders',
  'accountReturns',
  'accountSubscriptions',
  'accountProfile',
] as const

describe.each(LANGUAGES)('the account area in %s', (language) => {
  it('is for customers: everyone else is led to the login, and from there back to the page', async () => {
    for (const page of PAGES) {
      const asked = href(page, language)
      const answer = await shop.visitor().get(`${asked}?a=1`)
      expect([answer.status, answer.location]).toEqual([
        303,
        `${href('home', language)}?login&next=${encodeURIComponent(`${asked}?a=1`)}`,
      ])
    }
  })

  it('leads a customer to the page of one order', async () => {
    const visitor = shop.visitor()
    await logIn(visitor, language)
    for (const page of PAGES) {
      const { status, body } = await visitor.get(href(page, language))
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      expect(status).toBe(200)
      expect(elements(main, 'a').map(({ href: to }) => to)).toContain(href('myOrder', language))
    }
  })
})
