import { expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'

// A cart that the backend confirms as it is stored writes nothing (decision 069).

let shop: TestShop
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const OTHER_NAME = 'Annat namn'

/** The answer of sync-cart, with another name for each product. */
async function renamed(answer: Response): Promise<Response> {
  const items = z.array(CartItem).parse(await answer.json())
  return Response.json(items.map((item) => ({ ...item, name: OTHER_NAME })))
}

it('a visit whose cart the backend confirms writes no session; one that brings another name does', async () => {
  await shopping.add('CR2032', 20)
  const path = href('cart', 'sv')
  const isWritten = async () => {
    const { headers } = await shopping.visitor.get(path)
    return headers.getSetCookie().some((cookie) => cookie.includes('session='))
  }
  // The first visit of the day renews the session.
  await isWritten()
  expect(await isWritten()).toBe(false)
  shop.respond = async (called, send) => (called === '/api/sync-cart' ? renamed(await send()) : send())
  expect(await isWritten()).toBe(true)
  expect(await isWritten()).toBe(false)
  expect((await shopping.visitor.get(path)).body).toContain(OTHER_NAME)
})

it('a visit whose cart another tab changes before the answer shows and keeps the changed cart', async () => {
  await shopping.add('CR2032', 20)
  const uuid = (await shopping.cart()).lines[0]?.uuid ?? ''
  shop.respond = async (called, send) => {
    const answer = await send()
    if (called !== '/api/sync-cart') return answer
    shop.respond = null
    await shopping.change(uuid, 7)
    return renamed(answer)
  }
  // As this visit shows it, and as it is then stored.
  for (const visit of [1, 2]) {
    const { lines, text } = await shopping.cart()
    expect([visit, lines.map(({ quantity }) => quantity), text.includes(OTHER_NAME)]).toEqual([visit, [7], false])
  }
})

it('a form that changes nothing is answered with the cart of its storefront, though another tab has opened another one', async () => {
  await shopping.add('CR2032', 20)
  await shopping.visitor.get(href('home', 'de'))
  const { body } = await shopping.visitor.post(resourceHref('cartData', 'sv'), { intent: 'add-code', code: '' })
  const answer: unknown = JSON.parse(body)
  expect(answer).toMatchObject({ cart: { totals: { count: 20 } } })
})
