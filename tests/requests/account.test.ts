import { expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

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

it.each(LANGUAGES)('the pages of the account, which has no login yet, lead to the page of one order, in %s', async (language) => {
  const say = translator(language)
  for (const page of PAGES) {
    const { status, body } = await shop.visitor().get(href(page, language))
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect([status, words(main).includes(say('later.account'))]).toEqual([200, true])
    expect(elements(main, 'a').map(({ href: to }) => to)).toContain(href('myOrder', language))
  }
})
