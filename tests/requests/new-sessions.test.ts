import { expect, it } from 'vitest'
import { type TestShop } from '../support/shop/open-shop'
import { ownAddress } from '../support/shop/own-address'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Fields } from '../support/shop/visitor'

/** New sessions per address in 10 minutes. */
const LIMIT = 600

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const UUID = '00000000-0000-4000-8000-000000000000'

it.each<Fields>([
  { intent: 'remove-code', code: 'KRAFT10' },
  { intent: 'remove', uuid: UUID },
  { intent: 'change', uuid: UUID, quantity: '3' },
  { intent: 'undo-remove', uuid: UUID },
  { intent: 'undo-link' },
  { intent: 'close-link' },
  { intent: 'add-code', code: '' },
  { intent: 'add-code', code: 'NOPE99' },
  { intent: 'add', product_id: '999999' },
  { intent: 'add', product_id: '999999', once: UUID },
])('a form that keeps nothing makes no session: $intent', async (form) => {
  const visitor = shop.visitor()
  const { status } = await visitor.post('/sv/cart', form)
  expect([303, 400]).toContain(status)
  expect([...visitor.cookies.keys()]).not.toContain('session')
})

it('new sessions are limited per address; shoppers who have one, and visitors who only look, are not', async () => {
  const address = ownAddress()
  const begun = new Shopping(shop.visitor({}, address), shop.backend)
  await begun.addCode('KRAFT10')
  shop.online = false
  const begin = () => shop.visitor({}, address).post('/sv/cart', { intent: 'add', product_id: '1' })
  for (let count = 1; count < LIMIT; count += 1) await begin()
  const refused = await begin()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(refused.headers.getSetCookie().join()).not.toContain('session=')
  shop.online = true
  expect((await begun.add('CR2032')).status).toBe(303)
  expect((await shop.visitor({}, address).get('/sv')).status).toBe(200)
  expect((await shop.visitor({}, ownAddress()).post('/sv/cart', { intent: 'add', product_id: '1' })).status).toBe(303)
})
