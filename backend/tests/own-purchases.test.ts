import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { BoughtProducts, OwnOrders, OwnReturns, OwnSubscriptions } from '../../app/commerce/contract/own-purchase'
import { signAccessToken } from '../accounts/access-token'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { generationOf } from '../accounts/token-generation'
import { customers } from '../database/schema/accounts'
import { orderLines } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { copyOrder } from './many-orders'
import { customerIn, placeOrder } from './place-order'
import { Staff } from './staff'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let demo: number
/** Orders of the demo customer, of a guest with the same address, and of another guest. */
let own: Order
let asGuest: Order
let foreign: Order

async function bearer(id: number) {
  const subject = String(id)
  const generation = (await generationOf(subject, shop.db))?.generation ?? 0
  return { authorization: `Bearer ${await signAccessToken({ scope: 'account', subject, generation }, shop.services)}` }
}
async function ask(path: string, id = demo): Promise<unknown> {
  return (await shop.fetch(`/api/account/${path}`, { headers: await bearer(id) })).json()
}
const ordersOf = async (query = '', id = demo) => OwnOrders.parse(await ask(`orders?${query}`, id))
const numbers = ({ orders }: OwnOrders) => orders.map(({ number }) => number)
const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })

beforeAll(async () => {
  shop = await openTestShop()
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, DEMO_ACCOUNT.email))
  demo = row?.id ?? 0
  own = await placeOrder(shop, [line('CR2032', 3), line('LR6-24')], { headers: await bearer(demo) })
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const customer = { ...customerIn('SE'), email: DEMO_ACCOUNT.email }
  asGuest = await placeOrder(shop, [{ ...line('CR2032', 2), subscription_interval: { id: 1 } }], { customer })
  foreign = await placeOrder(shop, [line('CR2032')])
})
afterAll(() => shop.close())

describe('the orders of a customer', () => {
  test('are those placed while logged in, and none of another customer', async () => {
    expect(await ordersOf()).toMatchObject({
      page: 1,
      pages: 1,
      total: 1,
      counts: { underway: 1, delivered: 0, ended: 0 },
      orders: [{ number: own.number, total: own.total, line_count: 2, lines: [{ quantity: 3 }, { quantity: 1 }] }],
    })
  })

  test('are listed as their total: without the pieces that were withdrawn from before they were sent', async () => {
    const isFirst = and(eq(orderLines.order_id, own.id), eq(orderLines.position, 0))
    await shop.db.update(orderLines).set({ withdrawn: 2 }).where(isFirst)
    const [order] = (await ordersOf()).orders
    expect(order).toMatchObject({ line_count: 2, lines: [{ quantity: 1 }, { quantity: 1 }] })
    await shop.db.update(orderLines).set({ withdrawn: 0 }).where(isFirst)
  })

  test('of an account that is gone, and without a token, are refused', async () => {
    for (const path of ['orders', 'returns', 'subscriptions', 'bought-products']) {
      const asked = async (headers: Record<string, string>) => (await shop.fetch(`/api/account/${path}`, { headers })).status
      const order = await signAccessToken({ scope: 'my-order', subject: own.id }, shop.services)
      expect([
        path,
        await asked({}),
        await asked(await bearer(999_999)),
        await asked({ authorization: `Bearer ${order}` }),
      ]).toEqual([...[path, 401, 401, 401]])
    }
  })

  test('placed as a guest belong to the account once its address is confirmed by a mailed link', async () => {
    const detail = async (id: string) => (await shop.fetch(`/api/orders/${id}/detail`, { headers: await bearer(demo) })).status
    expect([await detail(asGuest.id), await detail(foreign.id)]).toEqual([404, 404])
    expect(OwnSubscriptions.parse(await ask('subscriptions'))).toEqual([])
    const token = await issueAccountLink(DEMO_ACCOUNT.email, null, shop.services)
    await choosePassword({ token, password: 'elva-gula-tranor' }, shop.services)
    expect(numbers(await ordersOf())).toEqual([asGuest.number, own.number])
    expect([await detail(asGuest.id), await detail(foreign.id)]).toEqual([200, 404])
    expect(OwnSubscriptions.parse(await ask('subscriptions'))).toMatchObject([
      { order_id: asGuest.id, order_number: asGuest.number, currency: 'SEK', state: 'active', quantity: 2 },
    ])
  })

  test('are found by number, by the name and by the number of a product, in any case and whatever signs are typed', async () => {
    const found = async (text: string) => numbers(await ordersOf(`text=${encodeURIComponent(text)}`))
    expect(await found(own.number.toLowerCase().slice(1))).toEqual([own.number])
    expect(await found('lr6-24')).toEqual([own.number])
    expect(await found(own.items[1]?.name.slice(0, 8).toUpperCase() ?? '')).toEqual([own.number])
    for (const text of ['%', '_', '\\', "' or 1=1"]) expect([text, await found(text)]).toEqual([text, []])
  })

  test('are filtered by group, and an order that can be returned says so', async () => {
    await new Staff(shop).ship(own.number)
    await new Staff(shop).act(own.number, 'deliver')
    const delivered = await ordersOf('group=delivered')
    expect(delivered).toMatchObject({ total: 1, counts: { underway: 1, delivered: 1, ended: 0 } })
    expect(delivered.orders[0]).toMatchObject({ number: own.number, can_return: true, arrives: null })
    expect(numbers(await ordersOf('group=underway'))).toEqual([asGuest.number])
    expect((await ordersOf('group=ended')).orders).toEqual([])
  })

  test('are listed by 10, newest first, however many there are', async () => {
    await copyOrder(shop.db, own.id, 300, 'OLD')
    const first = await ordersOf()
    expect([first.total, first.pages, first.orders.length]).toEqual([302, 31, 10])
    const seen = new Set<string>()
    for (let page = 1; page <= first.pages; page += 1) for (const one of numbers(await ordersOf(`page=${page}`))) seen.add(one)
    expect(seen.size).toBe(302)
    expect(numbers(await ordersOf('page=99'))).toEqual(['OLD299', 'OLD300'])
  })
})

test('the returns of a customer are listed newest first, with their order and goods', async () => {
  for (const quantity of [1, 2]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    const lines = [{ position: 0, quantity, reason: 'faulty', condition: 'used' }]
    const body = { id: crypto.randomUUID(), lines, message: '' }
    await shop.fetch(`/api/orders/${own.id}/returns`, post(body, await bearer(demo)))
  }
  const { returns, total } = OwnReturns.parse(await ask('returns'))
  expect([total, returns.map(({ number }) => number)]).toEqual([2, [`${own.number}-R2`, `${own.number}-R1`]])
  expect(returns[0]).toMatchObject({
    order_id: own.id,
    order_number: own.number,
    state: 'announced',
    names: [own.items[0]?.name],
  })
  const [other] = await shop.db
    .insert(customers)
    .values({ email: 'annan@example.com', password_hash: '', first_name: 'A', last_name: 'B' })
    .returning()
  expect(OwnReturns.parse(await ask('returns', other?.id)).returns).toEqual([])
})

test('products to buy again are those that can be ordered, last bought first', async () => {
  const skus = async () => BoughtProducts.parse(await ask('bought-products')).map(({ sku }) => sku)
  expect(await skus()).toEqual(['CR2032', 'LR6-24'])
  await shop.db.update(products).set({ stock: 0, back_order: false }).where(eq(products.sku, 'LR6-24'))
  expect(await skus()).toEqual(['CR2032'])
})
