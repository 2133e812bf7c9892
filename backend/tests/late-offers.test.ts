import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { customers } from '../database/schema/accounts'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { orders } from '../database/schema/orders'
import { PAYMENT_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import { reconcile } from '../settlement/reconcile'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'

let at: PaymentShop
beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())

/** A customer with an offer of two pieces at 10 kronor, and how it is ordered. */
async function offered() {
  const { db, services } = at.shop
  const row = { email: `${crypto.randomUUID()}@example.com`, first_name: 'Nora', last_name: 'Ny', password_hash: 'x' }
  const [customer] = await db.insert(customers).values(row).returning()
  const customer_id = customer?.id ?? 0
  const offer = { id: crypto.randomUUID(), customer_id, store_id: 7, message: '', valid_through: '2027-12-31' }
  await db.insert(customerOffers).values({ ...offer, created_at: at.shop.clock.now })
  const goods = { offer_id: offer.id, product_id: at.line().product_id, quantity: 2, price: 100 }
  const [item] = await db.insert(customerOfferItems).values(goods).returning()
  const token = await signAccessToken({ scope: 'account', subject: String(customer_id) }, services)
  const line = () => ({ ...at.line(2), offer_item_id: item?.id ?? 0 })
  const headers = { authorization: `Bearer ${token}` }
  return () => placeOrder(at.shop, [line()], { payment: 'stripe', headers })
}

const statusOf = async ({ id }: { id: string }) =>
  (await at.shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

test.each([
  ['is given back when another order has used its offer meanwhile', true, 'cancelled'],
  ['confirms its order while its offer is unused', false, 'confirmed'],
])('A late payment %s', async (_, isUsed, status) => {
  await at.reset()
  const order = await offered()
  const first = await order()
  const late = at.provider.last
  expect(first.items).toMatchObject([{ price: 100, quantity: 2 }])
  at.later(PAYMENT_LIFE_MS)
  await reconcile(at.shop.services)
  expect(await statusOf(first)).toBe('cancelled')
  if (isUsed) {
    const second = await order()
    expect(second.items).toMatchObject([{ price: 100, quantity: 2 }])
    at.provider.pay(at.provider.last, { state: 'authorized' })
    await at.webhook(at.provider.last)
    expect(await statusOf(second)).toBe('confirmed')
  }
  at.provider.pay(late, { state: 'authorized' })
  await at.webhook(late)
  expect([await statusOf(first), late.status.state]).toEqual([status, isUsed ? 'cancelled' : 'authorized'])
  expect(await at.stock()).toBe(3)
})
