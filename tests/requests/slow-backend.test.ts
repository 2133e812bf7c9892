import { describe, expect, it } from 'vitest'
import { orders } from '../../backend/database/schema/orders'
import { hold } from '../support/shop/hold'
import { isOrder } from '../support/shop/is-order'
import { type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

const CR2032 = 'knappcell-cr2032'
const SYNC_CART = '/api/sync-cart'
const t = translator('sv')

let shop: TestShop
let shopping: Shopping
shopForEachTest(async (opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('TESTER')
})

const pieces = async (slug = CR2032) =>
  (await shopping.cart()).lines.filter((line) => line.slug === slug).reduce((sum, { quantity }) => sum + quantity, 0)

describe('an answer that arrives late', () => {
  it('does not replace the answer to a newer change', async () => {
    await shopping.add('CR2032', 3)
    const uuid = (await shopping.cart()).lines.find(({ slug }) => slug === CR2032)?.uuid ?? ''
    const late = hold(shop, SYNC_CART)
    const first = shopping.change(uuid, 5)
    await late.asked
    await shopping.change(uuid, 7)
    expect(await pieces()).toBe(7)
    late.release()
    expect((await first).status).toBe(303)
    expect(await pieces()).toBe(7)
  })

  it('does not restore a line that was removed meanwhile', async () => {
    await shopping.add('CR2032', 3)
    const uuid = (await shopping.cart()).lines.find(({ slug }) => slug === CR2032)?.uuid ?? ''
    const late = hold(shop, SYNC_CART)
    const view = shopping.cart()
    await late.asked
    await shopping.remove(uuid)
    late.release()
    await view
    expect(await pieces()).toBe(0)
  })

  it('to a form submitted twice adds once, and both submissions are answered', async () => {
    const late = hold(shop, SYNC_CART)
    const add = () => shopping.add('CR2032', 1, { once: 'the-same-key' })
    const first = add()
    await late.asked
    expect((await add()).status).toBe(303)
    late.release()
    expect((await first).status).toBe(303)
    expect(await pieces()).toBe(1)
  })
})

describe('an add that the backend refuses', () => {
  it('is refused, while a concurrent add succeeds', async () => {
    const bad = shop.backend.idOf('LAST')
    shop.respond = (path, send, { body }) =>
      path === SYNC_CART && body.includes(`"product_id":${bad},`) ? new Response('{}', { status: 422 }) : send()
    const [refused, added] = await Promise.all([shopping.add('LAST'), shopping.add('CR2032', 2)])
    expect([refused.location, added.location]).toEqual(['/sv/cart?rejected', `/sv?added=${shop.backend.idOf('CR2032')}`])
    expect(await pieces()).toBe(2)
    expect((await shopping.cart()).text).not.toContain(t('cart.unconfirmed'))
  })
})

describe('an order while it is being placed', () => {
  const countOrders = () => shop.backend.db.$count(orders)

  it('keeps pieces that another tab adds meanwhile, also of ordered products', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const late = hold(shop, isOrder)
    const order = shopping.order(form)
    await late.asked
    await shopping.add('CR2032', 2)
    await shopping.add('LR6-24', 1)
    late.release()
    expect((await order).status).toBe(303)
    const { lines } = await shopping.cart()
    expect(lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      [CR2032, 2],
      ['lr6-aa-24-pack', 1],
    ])
  })

  it.each(['/sv/cart', '/sv/checkout'])('whose process ends is found by the next visit to %s, and placed once', async (path) => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const before = await countOrders()
    shop.respond = async (called, send, { body }) => {
      const answer = await send()
      if (isOrder(called, body)) shop.online = false
      return shop.online ? answer : Promise.reject(new TypeError('terminated'))
    }
    expect((await shopping.order(form)).status).toBe(503)
    shop.online = true
    shop.respond = null
    const found = await shopping.visitor.get(path)
    expect([found.status, found.location.startsWith('/sv/checkout/confirmation/')]).toEqual([302, true])
    expect((await shopping.cart()).lines).toEqual([])
    expect((await shopping.order(form)).location).toBe(found.location)
    expect(await countOrders()).toBe(before + 1)
  })

  it('that the backend never received is not placed by a visit', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const before = await countOrders()
    shop.respond = (called, send, { body }) => (isOrder(called, body) ? Promise.reject(new TypeError('fetch failed')) : send())
    expect((await shopping.order(form)).status).toBe(503)
    shop.respond = null
    expect(await pieces()).toBe(5)
    expect(await countOrders()).toBe(before)
    expect((await shopping.order(form)).status).toBe(303)
    expect(await countOrders()).toBe(before + 1)
  })
})
