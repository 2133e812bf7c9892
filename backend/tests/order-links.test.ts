import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OrderUser, Tokens } from '../../app/commerce/contract/account'
import type { Order } from '../../app/commerce/contract/order'
import { orderMailTokens } from '../accounts/order-mail-token'
import { orderLinks } from '../database/schema/accounts'
import { jobs } from '../database/schema/jobs'
import { signReceiptAccess } from '../orders/receipt-access'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { placeOrder } from './place-order'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let order: Order

beforeAll(async () => {
  shop = await openTestShop()
  order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }])
  await runDueJobs(shop.services, jobRunner(shop.services))
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  await shop.db.delete(jobs)
})

const later = (seconds: number) => (shop.clock.now = new Date(NOON_DAY.getTime() + seconds * 1000))
const ask = (order_number: string, email: string) => shop.fetch('/api/order-links', post({ order_number, email }))
const login = (token: string) => shop.fetch('/api/order-auth/login', post({ token }))
const statusOf = async (token: string) => (await login(token)).status

/** The tokens of the one-time links that were mailed. */
async function mailedTokens(): Promise<string[]> {
  await runDueJobs(shop.services, jobRunner(shop.services))
  return shop.mails.map(({ text }) => /order_link=([\w-]+)/.exec(text)?.[1] ?? '')
}

async function askedToken(): Promise<string> {
  await ask(order.number, 'kund@example.com')
  const [token = ''] = await mailedTokens()
  return token
}

describe('a one-time link', () => {
  test('is mailed to the address of the order, however number and address are spelled, and opens that order', async () => {
    expect((await ask(` #${order.number.toLowerCase().replace('se', 'se ')} `, 'KUND@Example.com')).status).toBe(202)
    const [token = ''] = await mailedTokens()
    expect(shop.mails.map(({ to }) => to)).toEqual(['kund@example.com'])
    expect(token).toMatch(/^[\w-]{43}$/)
    const tokens = Tokens.parse(await (await login(token)).json())
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const user = OrderUser.parse(await (await shop.fetch('/api/order-auth/info', { headers })).json())
    expect(user).toEqual({ order_id: order.id, order_number: order.number, scope: 'my-order' })
  })

  test('is not mailed when number and address do not match, and the answer and its time are the same', async () => {
    const asked: [string, string][] = [
      [order.number, 'kund@example.com'],
      [order.number, 'annan@example.com'],
      ['SE999999', 'kund@example.com'],
    ]
    // The quickest of three counts: a busy machine may delay any one of them.
    const took = asked.map(() => Infinity)
    for (const minute of [1, 2, 3]) {
      later(60 * minute)
      for (const [at, [number, email]] of asked.entries()) {
        const begun = performance.now()
        const answer = await ask(number, email)
        took[at] = Math.min(took[at] ?? Infinity, performance.now() - begun)
        expect([answer.status, await answer.text()]).toEqual([202, ''])
      }
    }
    expect(await mailedTokens()).toHaveLength(3)
    expect(Math.min(...took)).toBeGreaterThan(140)
    expect(Math.max(...took) - Math.min(...took)).toBeLessThan(100)
  })

  test('is mailed once a minute, however often it is asked for', async () => {
    await Promise.all([1, 2, 3].map(() => ask(order.number, 'kund@example.com')))
    expect(await mailedTokens()).toHaveLength(1)
    later(60)
    await ask(order.number, 'kund@example.com')
    expect(await mailedTokens()).toHaveLength(2)
  })

  test('is good for one use, also of two at the same time', async () => {
    const token = await askedToken()
    expect((await Promise.all([statusOf(token), statusOf(token)])).sort()).toEqual([200, 401])
    expect(await statusOf(token)).toBe(401)
  })

  test('is good for 30 minutes', async () => {
    const token = await askedToken()
    later(30 * 60 + 1)
    expect(await statusOf(token)).toBe(401)
    later(30 * 60 - 1)
    expect(await statusOf(token)).toBe(200)
  })

  test('is stored as a hash only, and the job that mails it does not hold it', async () => {
    const token = await askedToken()
    const stored = JSON.stringify([await shop.db.select().from(orderLinks), await shop.db.select().from(jobs)])
    expect(token).not.toBe('')
    expect(stored).not.toContain(token)
  })
})

describe('the order token of a mail', () => {
  test('opens its order any number of times, for 90 days after the mail', async () => {
    const token = await orderMailTokens.sign(order.id, NOON_DAY, shop.services)
    expect([await statusOf(token), await statusOf(token)]).toEqual([200, 200])
    later(90 * 24 * 3600 - 1)
    expect(await statusOf(token)).toBe(200)
    later(90 * 24 * 3600 + 1)
    expect(await statusOf(token)).toBe(401)
  })

  test('is in each link to the order of a mail', async () => {
    await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }])
    await runDueJobs(shop.services, jobRunner(shop.services))
    const [token = ''] = shop.mails.map(({ text }) => /my-order\/[\da-f-]+\?order_access=(\S+)/.exec(text)?.[1] ?? '')
    expect(await statusOf(token)).toBe(200)
  })

  test('opens nothing when it is forged or made for another purpose', async () => {
    const token = await orderMailTokens.sign(order.id, NOON_DAY, shop.services)
    const receipt = await signReceiptAccess(order.id, NOON_DAY, shop.services)
    for (const wrong of ['a.b.c', token.slice(0, -2), receipt, order.id]) expect(await statusOf(wrong)).toBe(401)
    expect((await shop.fetch(`/api/orders/${order.id}/receipt?access=${token}`)).status).toBe(404)
    expect((await shop.fetch('/api/order-auth/info', { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  })
})

describe('the checkout that an order was placed from', () => {
  const logIn = async (placed: { id: string; checkout_order_id: string }) =>
    (await shop.fetch('/api/order-auth/login', post({ order_id: placed.id, checkout_order_id: placed.checkout_order_id }))).status

  test('logs in to that order within a day, and to no other', async () => {
    const placed = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }])
    expect(await logIn(placed)).toBe(200)
    expect(await logIn({ ...placed, id: order.id })).toBe(401)
    expect(await logIn({ ...placed, checkout_order_id: crypto.randomUUID() })).toBe(401)
    later(24 * 3600)
    expect(await logIn(placed)).toBe(401)
  })

  test('is asked for with both ids', async () => {
    expect((await shop.fetch('/api/order-auth/login', post({ order_id: order.id }))).status).toBe(400)
  })
})
