import { afterAll, beforeAll, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { orders } from '../../backend/database/schema/orders'
import { type Backend, openBackend, openShop } from '../support/shop/open-shop'
import { elements, heading, words } from '../support/shop/read-page'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

const t = translator('sv')
let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

const listOrders = () => backend.db.select({ id: orders.id, number: orders.number }).from(orders)

/** The same backend, which calls the order that is placed next by another id, in every call and answer. */
async function withId(id: string): Promise<Backend> {
  const before = (await listOrders()).map((order) => order.id)
  const own = async () => (await listOrders()).find((order) => !before.includes(order.id))?.id ?? id
  const fetch: Backend['fetch'] = async (path, init) => {
    const inside = async (text: string) => text.replaceAll(id, await own())
    const body = typeof init?.body === 'string' ? await inside(init.body) : init?.body
    const answer = await backend.fetch(await inside(path), Object.assign({}, init, { body }))
    const text = (await answer.text()).replaceAll(await own(), id)
    return new Response(text === '' ? null : text, answer)
  }
  return Object.assign({}, backend, { fetch })
}

it.each(['100023', 'Order.7~a_b-c'])('a backend may call its orders as it likes: %s', async (id) => {
  const shop = await openShop(await withId(id))
  const shopping = new Shopping(shop.visitor(), backend)
  await shopping.add('LR6-24', 2)
  const ordered = await shopping.order(await shopping.checkout())
  expect([ordered.status, ordered.location]).toEqual([303, href('confirmation', 'sv', { id })])
  const confirmation = await shopping.visitor.follow(ordered)
  expect([confirmation.status, heading(confirmation.body)]).toEqual([200, t('confirmation.title')])
  const tracked = href('trackOrder', 'sv', { id })
  expect(elements(confirmation.body, 'a').map((link) => link.href)).toContain(tracked)
  expect(heading((await shop.visitor().get(tracked)).body)).toBe(t('tracking.state.confirmed'))

  const page = href('myOrder', 'sv', { id })
  const opened = await shopping.visitor.post(page, { intent: 'open-purchase' })
  expect([opened.status, opened.location]).toEqual([303, page])
  const own = await shopping.visitor.follow(opened)
  const order = (await listOrders()).at(-1)
  expect([own.status, words(own.body).includes(order?.number ?? '?')]).toEqual([200, true])
})
