import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { type DeliverTo, type Subscription, Subscriptions } from '../../app/commerce/contract/subscription'
import { signAccessToken } from '../accounts/access-token'
import { storedCustomer, storedShipping } from '../orders/stored-order'
import { storeOf } from '../stores/stores'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
let order: Order
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset('2027-01-31T10:00:00Z')
  order = await at.subscribe(storeOf('sv'))
})

const MALMO: DeliverTo = {
  first_name: 'Kim',
  last_name: 'Berg',
  mobile: '0709876543',
  street: 'Nya gatan 2',
  street2: '',
  postal_code: '211 22',
  city: 'Malmö',
}

async function call(to: DeliverTo): Promise<Response> {
  const { id: subscription_id } = await at.subscription(order)
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
  const change = { subscription_id, action: 'deliver-to', to }
  return at.shop.fetch(`/api/orders/${order.id}/subscriptions`, post({ change }, { authorization: `Bearer ${token}` }))
}

async function moved(to: DeliverTo = MALMO): Promise<Subscription | undefined> {
  const answer = await call(to)
  expect(answer.status).toBe(200)
  return Subscriptions.parse(await answer.json())[0]
}

/** The address of the subscription's last order, and its service point. */
async function lastDelivery() {
  const row = (await at.renewalOrders()).at(-1)
  const { street, city } = storedCustomer.read(row?.customer)
  return { street, city, point: storedShipping.read(row?.shipping).service_point?.city ?? null }
}

test('a new address holds from the next delivery on, which is collected nearest to it', async () => {
  expect(order.shipping?.service_point?.city).toBe('Stockholm')
  const shown = await moved()
  expect(shown?.deliver_to).toMatchObject({ ...MALMO, collected_at: expect.stringContaining('Malmö') as string })
  await at.until('2027-02-28')
  expect(await lastDelivery()).toEqual({ street: 'Nya gatan 2', city: 'Malmö', point: 'Malmö' })
})

test('a new address also holds for a delivery that is announced, whose freight is quoted again', async () => {
  await at.until('2027-02-22')
  expect((await moved())?.next).toMatchObject({ cycle: 1, is_announced: true })
  await at.until('2027-02-28')
  expect((await lastDelivery()).street).toBe('Nya gatan 2')
})

test('an order that is placed already keeps its address', async () => {
  await at.until('2027-02-28')
  const before = await lastDelivery()
  await moved()
  expect(await lastDelivery()).toEqual(before)
})

test('another street at the same postal code keeps the service point that was chosen', async () => {
  const { id, name } = order.shipping?.service_point ?? {}
  await moved({ ...MALMO, postal_code: order.customer.address?.postal_code ?? '', city: 'Stockholm' })
  expect(storedShipping.read((await at.subscription(order)).shipping).service_point).toMatchObject({ id, name })
})

test('a code that is none in the country is refused, and nothing is changed', async () => {
  const before = await at.subscription(order)
  expect((await call({ ...MALMO, postal_code: '2112' })).status).toBe(422)
  expect(await at.subscription(order)).toEqual(before)
})

test('the address of an ended subscription is not changed', async () => {
  await at.end(order)
  expect((await call(MALMO)).status).toBe(409)
})
