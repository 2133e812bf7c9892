import { eq } from 'drizzle-orm'
import { beforeEach, afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '../../app/commerce/contract/problem'
import { OwnPurchase } from '../../app/commerce/contract/review'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { orders } from '../database/schema/orders'
import { reviews } from '../database/schema/reviews'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let token: string
let email: string
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  token = await opened(email)
})
afterAll(() => shop.close())

async function opened(address: string): Promise<string> {
  const link = await issueAccountLink(address, { first_name: 'Nora', last_name: 'Ny' }, shop.services)
  return (await choosePassword({ token: link, password: 'elva-gula-tranor' }, shop.services)).access_token
}
const auth = (as = token) => ({ authorization: `Bearer ${as}` })
const path = (sku = 'TESTER') => `/api/products/${shop.idOf(sku)}`
/** Orders a tester as a guest, with the address of the account. */
const bought = async (to = email) =>
  placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('TESTER'), quantity: 1 }], { customer: { email: to } })
const own = async (sku = 'TESTER', as = token) =>
  OwnPurchase.parse(await (await shop.fetch(`${path(sku)}/own-purchase`, { headers: auth(as) })).json())
async function write(order_number: string, headers: Record<string, string> = auth(), sku = 'TESTER') {
  const review = post({ stars: 4, title: 'Bra', text: 'Mäter rätt.', name: '', order_number }, headers)
  const answer = await shop.fetch(`${path(sku)}/reviews`, review)
  return answer.ok ? answer.status : [answer.status, Problem.parse(await answer.json()).code]
}

test('a customer reviews a product with the number of an own order alone, and is told which order that would be', async () => {
  expect(await own()).toEqual({ order_number: null, is_reviewed: false })
  const first = await bought()
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const second = await bought()
  expect(await own()).toEqual({ order_number: second.number, is_reviewed: false })
  expect(await own('CR2032')).toEqual({ order_number: null, is_reviewed: false })
  expect(await write(second.number)).toBe(202)
  expect(await own()).toEqual({ order_number: first.number, is_reviewed: true })
  expect(await write(second.number)).toEqual([409, 'already-reviewed'])
  expect(await write(first.number)).toBe(202)
  expect(await own()).toEqual({ order_number: null, is_reviewed: true })
  const [written] = await shop.db.select().from(reviews).where(eq(reviews.order_number, second.number))
  expect(written).toMatchObject({ status: 'pending', title: 'Bra' })
})

test('an order of someone else, an unpaid or cancelled one, and one without the product are refused', async () => {
  const foreign = await bought('annan@example.com')
  expect(await write(foreign.number)).toEqual([422, 'order-not-found'])
  const order = await bought()
  expect(await write(order.number, auth(), 'CR2032')).toEqual([422, 'not-bought'])
  for (const status of ['pending', 'cancelled'] as const) {
    await shop.db.update(orders).set({ status }).where(eq(orders.id, order.id))
    expect(await own()).toEqual({ order_number: null, is_reviewed: false })
    expect(await write(order.number)).toEqual([422, 'not-bought'])
  }
})

test('without a login the number alone is refused, and no purchase is told', async () => {
  const order = await bought()
  expect(await write(order.number, {})).toEqual([401, 'unauthorized'])
  expect((await shop.fetch(`${path()}/own-purchase`)).status).toBe(401)
  expect((await shop.fetch('/api/products/x/own-purchase', { headers: auth() })).status).toBe(404)
})
