import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { orderLines } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { carryOutByStaff } from '../withdrawals/carry-out-withdrawal'
import { keptPieces } from '../order-facts/kept-pieces'
import { GiftCardShop } from './gift-card-shop'
import { placeOrder } from './place-order'
import { post } from './test-shop'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  await gift.at.setStock(9)
  await gift.at.shop.db.delete(jobs)
  await gift.at.shop.db.delete(withdrawals)
})

/** The pieces as a later release may store them. */
const LATER = [{ piece: 1, of: { line: 0 } }]

async function ordered() {
  const { shop, provider } = gift.at
  const order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LAST'), quantity: 3 }], {
    payment: 'stripe',
  })
  const payment = provider.last
  const pay = async () => {
    provider.pay(payment, { state: 'authorized' })
    await gift.at.webhook(payment)
  }
  return { ...order, pay }
}

/** Withdraws from one of three pieces, and stores other `lines` for it. */
async function withdraw(number: string, lines: unknown = LATER): Promise<string> {
  const id = crypto.randomUUID()
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part' }
  await gift.at.shop.fetch('/api/withdrawals', post({ id, ...typed, lines: [{ position: 0, quantity: 1 }] }))
  await gift.at.shop.db.update(withdrawals).set({ lines }).where(eq(withdrawals.id, id))
  return id
}

const jobOf = async (id: string) => {
  const [job] = await gift.at.shop.db
    .select()
    .from(jobs)
    .where(eq(jobs.key, `withdrawal:${id}`))
  return job
}
async function aDayLater(): Promise<void> {
  gift.at.later(24 * 3600_000)
  await gift.staff.settle()
}
const withdrawn = async (order_id: string) =>
  (await gift.at.shop.db.select().from(orderLines).where(eq(orderLines.order_id, order_id))).map((row) => row.withdrawn)

describe('a withdrawal whose pieces cannot be read', () => {
  test('is tried again until they can, and the log says so', async () => {
    const order = await ordered()
    await order.pay()
    const id = await withdraw(order.number)
    await aDayLater()
    expect(await jobOf(id)).toMatchObject({ attempts: 1, error: 'The pieces of the withdrawal cannot be read' })
    expect(gift.at.shop.logged).toContainEqual(expect.objectContaining({ event: 'job-failed', key: `withdrawal:${id}` }))
    await gift.at.shop.db.update(withdrawals).set({ lines: [{ position: 0, quantity: 1 }] })
    await aDayLater()
    expect(await withdrawn(order.id)).toEqual([1])
  })

  test('is carried out by the staff neither in part nor as one in words', async () => {
    const order = await ordered()
    await order.pay()
    const id = await withdraw(order.number, [...LATER, { position: 0, quantity: 1 }])
    await expect(carryOutByStaff(id, gift.at.shop.services)).rejects.toMatchObject({ code: 'withdrawal-unreadable' })
    expect(await withdrawn(order.id)).toEqual([0])
  })

  test('is scheduled when its order is paid, like any other', async () => {
    const order = await ordered()
    const id = await withdraw(order.number)
    await order.pay()
    expect(await jobOf(id)).toBeDefined()
  })

  test('counts no piece of its order as kept', async () => {
    const order = await ordered()
    await order.pay()
    await withdraw(order.number)
    expect([...(await keptPieces(gift.at.shop.db, order.id))]).toEqual([])
  })
})
