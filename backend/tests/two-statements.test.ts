import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { withdrawals } from '../database/schema/withdrawals'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff, caller } = await staffedShop()
const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)

/** A delivered order of 3 pieces of one line. */
async function delivered() {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('LAST'), quantity: 3 }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe' })
  at.provider.pay(at.provider.last)
  await at.webhook(at.provider.last)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

/** A statement that names pieces of the line; its id. The same pieces stated within 24 hours would be one statement. */
async function withdraw({ number }: Order, quantity: number): Promise<string> {
  at.later(25 * 3600_000)
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part' }
  const id = crypto.randomUUID()
  await at.shop.fetch('/api/withdrawals', post({ id, ...typed, lines: [{ position: 0, quantity }] }))
  return id
}

const refundReturned = async (order: Order, quantity: number) => refund(await announce(order, quantity))

async function announce(order: Order, quantity: number) {
  at.later(60_000)
  const lines = [{ position: 0, quantity, reason: 'changed-mind', condition: 'opened' } as const]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  const { answer } = await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })
  return answer
}

async function refund({ number }: { number: string }): Promise<void> {
  await staff.returns(number, 'receive')
  expect(await staff.returns(number, 'refund')).toBe('200')
}

const open = async ({ id }: Order) =>
  (await at.shop.db.select().from(withdrawals).where(eq(withdrawals.order_id, id)))
    .filter(({ settled_at }) => settled_at === null)
    .map((row) => row.id)

test('of two statements that name one piece each, the refund of one piece settles the first, and that of the next the second', async () => {
  const order = await delivered()
  await withdraw(order, 1)
  const second = await withdraw(order, 1)
  await refundReturned(order, 1)
  expect(await open(order)).toEqual([second])
  const { answer } = await caller.call('orderDetail', { path: order.id, token: await tokenOf(order) })
  expect(answer.withdrawal).toMatchObject({ id: second })
  await refundReturned(order, 1)
  expect(await open(order)).toEqual([])
})

test('a statement is not settled by the piece of one that was settled before', async () => {
  const order = await delivered()
  await withdraw(order, 1)
  const second = await withdraw(order, 1)
  await refundReturned(order, 1)
  const third = await withdraw(order, 1)
  expect(await open(order)).toEqual([second, third])
  await refundReturned(order, 1)
  expect(await open(order)).toEqual([third])
})

test('a statement whose piece the staff settled by hand leaves the pieces that come back later to the others', async () => {
  const order = await delivered()
  const first = await withdraw(order, 1)
  await withdraw(order, 1)
  await at.shop.fetch(`/admin/withdrawals/${first}/settle`, post({}, { authorization: 'Bearer the-operator' }))
  expect(await open(order)).toHaveLength(1)
  await refundReturned(order, 1)
  expect(await open(order)).toEqual([])
})

test('the refund of one return leaves the statement of another that is still on its way open', async () => {
  const order = await delivered()
  const first = await announce(order, 1)
  const second = await announce(order, 1)
  await refund(second)
  expect(await open(order)).toEqual([first.id])
  await refund(first)
  expect(await open(order)).toEqual([])
})

test('the refund of a return whose piece was stated before settles that statement, not an earlier return on its way', async () => {
  const order = await delivered()
  const first = await announce(order, 1)
  await withdraw(order, 1)
  const second = await announce(order, 1)
  await refund(second)
  expect(await open(order)).toEqual([first.id])
})

test('the piece of a return with a statement of its own settles no earlier statement', async () => {
  const order = await delivered()
  const first = await withdraw(order, 1)
  await announce(order, 1)
  await refund(await announce(order, 1))
  expect(await open(order)).toEqual([first])
})
