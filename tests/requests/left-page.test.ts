import { expect, it } from 'vitest'
import { NEXT_FORM } from '../../app/cart/rules/next-form'
import { resourceHref } from '../../app/routing/resources'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

let shop: TestShop
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

it('the unsent forms of a page that is left come as one request, and are carried out in order', async () => {
  await shopping.add('CR2032', 2)
  const uuid = (await shopping.cart()).lines[0]?.uuid ?? ''
  const change = (quantity: string): [string, string][] => [
    [NEXT_FORM, ''],
    ['intent', 'change'],
    ['quantity', quantity],
    ['uuid', uuid],
  ]
  const added: [string, string][] = [
    [NEXT_FORM, ''],
    ['product_id', String(shop.backend.idOf('LR6-4'))],
    ['intent', 'add'],
  ]
  const { status } = await shopping.visitor.post(
    resourceHref('cartData', 'sv'),
    new URLSearchParams([...change('7'), ...added, ...change('4')]),
  )
  expect(status).toBe(200)
  const { lines } = await shopping.cart()
  expect(lines.map(({ quantity }) => quantity)).toEqual([4, 1])
})
