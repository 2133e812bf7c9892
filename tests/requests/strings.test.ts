import { expect, it } from 'vitest'
import { type TestShop } from '../support/shop/open-shop'
import { heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** Makes the backend answer GET /api/strings (spec section 7) with these strings. */
function word(strings: unknown): void {
  shop.respond = (path, send) => (path === '/api/strings' ? Response.json(strings) : send())
}

it('strings from the backend replace the bundled ones; the others stay', async () => {
  word({ 'home.find.title': 'Vilket batteri letar du efter?', 'nothing.asks.for.this': 'x' })
  const { body } = await shop.visitor().get('/sv')
  expect(heading(body)).toBe('Vilket batteri letar du efter?')
  expect(words(body)).toContain(translator('sv')('home.find.text'))
})

it('an invalid answer leaves the bundled strings', async () => {
  word(['home.find.title'])
  const answer = await shop.visitor().get('/sv')
  expect(answer.status).toBe(200)
  expect(heading(answer.body)).toBe(translator('sv')('home.find.title'))
})
