import { afterAll, beforeAll, expect, test } from 'vitest'
import { Profile, Tokens } from '../../app/commerce/contract/account'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken, type TokenOwner } from '../accounts/access-token'
import { requireOrderOwner } from '../accounts/order-owner'
import { customers } from '../database/schema/accounts'
import { Refusal } from '../refusal'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let guestOrder: Order
let customerOrder: Order
let customerId: number
let otherCustomerId: number

beforeAll(async () => {
  shop = await openTestShop()
  const { email, password } = DEMO_ACCOUNT
  const tokens = Tokens.parse(await (await shop.fetch('/api/auth/login', post({ email, password }))).json())
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  customerId = Profile.parse(await (await shop.fetch('/api/auth/profile', { headers })).json()).id ?? 0
  const items = () => [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }]
  guestOrder = await placeOrder(shop, items())
  customerOrder = await placeOrder(shop, items(), { headers })
  const names = { first_name: 'En', last_name: 'Annan' }
  const [other] = await shop.db
    .insert(customers)
    .values({ email: 'annan@example.com', password_hash: '', ...names })
    .returning({ id: customers.id })
  otherCustomerId = other?.id ?? 0
})
afterAll(() => shop.close())

/** The number of the order that the token opens, or the status of the refusal. */
async function opened(orderId: string, owner: TokenOwner | string): Promise<unknown> {
  const token = typeof owner === 'string' ? owner : `Bearer ${await signAccessToken(owner, shop.services)}`
  const header = (name: string) => (name === 'authorization' && token !== '' ? token : undefined)
  try {
    return (await requireOrderOwner(header, orderId, shop.services)).number
  } catch (error) {
    return error instanceof Refusal ? error.status : error
  }
}

test('an order opens with its own token', async () => {
  expect(await opened(guestOrder.id, { scope: 'my-order', subject: guestOrder.id })).toBe(guestOrder.number)
  expect(await opened(customerOrder.id, { scope: 'my-order', subject: customerOrder.id })).toBe(customerOrder.number)
})

test('an order opens with the token of the customer who placed it', async () => {
  expect(await opened(customerOrder.id, { scope: 'account', subject: String(customerId) })).toBe(customerOrder.number)
})

const REFUSED: [string, () => [string, TokenOwner]][] = [
  ['the token of another order', () => [guestOrder.id, { scope: 'my-order', subject: customerOrder.id }]],
  ['the token of another customer', () => [customerOrder.id, { scope: 'account', subject: String(otherCustomerId) }]],
  ['the token of a customer, for the order of a guest', () => [guestOrder.id, { scope: 'account', subject: String(customerId) }]],
  ['a customer id in the scope of an order', () => [customerOrder.id, { scope: 'my-order', subject: String(customerId) }]],
  ['an unknown order', () => [crypto.randomUUID(), { scope: 'account', subject: String(customerId) }]],
  ['an id that is malformed', () => ["' or 1=1", { scope: 'my-order', subject: "' or 1=1" }]],
]

test.each(REFUSED)('%s is answered with 404', async (_, asked) => {
  expect(await opened(...asked())).toBe(404)
})

test('an order id in the scope of an account, and an account that does not exist, are answered with 401', async () => {
  expect(await opened(guestOrder.id, { scope: 'account', subject: guestOrder.id })).toBe(401)
  expect(await opened(customerOrder.id, { scope: 'account', subject: '999999' })).toBe(401)
})

test('without a valid token every id is answered with 401, so that the answer does not tell whether the order exists', async () => {
  const expired = await signAccessToken(
    { scope: 'my-order', subject: guestOrder.id },
    { ...shop.services, now: () => new Date(shop.clock.now.getTime() - 3_601_000) },
  )
  for (const id of [guestOrder.id, crypto.randomUUID(), 'no id']) {
    for (const token of ['', 'Bearer forged', `Bearer ${expired}`]) expect(await opened(id, token)).toBe(401)
  }
})
