import { readFile } from 'node:fs/promises'
import { asc, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { jobs } from '../database/schema/jobs'
import { refunds, type RefundState } from '../database/schema/order-history'
import { numberFormerCreditNotes } from '../payments/number-former-credit-notes'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'

const MIGRATION = new URL('../database/migrations/0042_credit-note-numbers.sql', import.meta.url)

const { at, staff } = await staffedShop()

/** An order that was paid and sent, of goods that many refunds can be asked for. */
async function bought(): Promise<Order> {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 19 }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe' })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  await staff.ship(order.number)
  await staff.settle()
  return order
}

/** Stores refunds as the release before migration 0042 did, asked for one after the other, and none with a number. */
async function refundedBefore({ id: order_id }: Order, ended: readonly { state: RefundState; is_uncharged?: boolean }[]) {
  const values = ended.map((refund) => {
    at.later(1000)
    const row = { id: crypto.randomUUID(), order_id, amount: 1, currency: 'SEK', reason: 'repa', ...refund }
    return { ...row, requested_at: at.shop.clock.now, ended_at: at.shop.clock.now }
  })
  await at.shop.db.insert(refunds).values(values)
}

async function numbersOf({ id }: Order): Promise<(number | null)[]> {
  const ofOrder = await at.shop.db.select().from(refunds).where(eq(refunds.order_id, id)).orderBy(asc(refunds.requested_at))
  return ofOrder.map(({ credit_note }) => credit_note)
}

const repair = () => numberFormerCreditNotes(at.shop.services)

const refund = async (order: Order) => {
  at.later(1000)
  expect(await staff.act(order.number, 'refunds', { reason: 'repa', amount: 2, again: true })).toBe('200')
  await staff.settle()
}

test('credit notes of the release before migration 0042 keep their numbers, which counted all refunds', async () => {
  const [order, other] = [await bought(), await bought()]
  await refundedBefore(order, [{ state: 'done' }, { state: 'refused' }, { state: 'done', is_uncharged: true }, { state: 'done' }])
  await refundedBefore(other, [{ state: 'due' }, { state: 'done' }])
  const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
  const updates = statements.filter((statement) => statement.includes('UPDATE "refunds"'))
  expect(updates).toHaveLength(1)
  for (const update of updates) await at.shop.db.execute(sql.raw(update))
  expect(await numbersOf(order)).toEqual([1, null, null, 4])
  expect(await numbersOf(other)).toEqual([null, 2])
  await refund(order)
  expect(await numbersOf(order)).toEqual([1, null, null, 4, 5])
})

test('a refund that the release before migration 0042 ends while this one starts has the credit note of its mail, once', async () => {
  const order = await bought()
  await refundedBefore(order, [{ state: 'refused' }, { state: 'done' }, { state: 'due' }, { state: 'done', is_uncharged: true }])
  await Promise.all([repair(), repair()])
  expect(await numbersOf(order)).toEqual([null, 2, null, null])
  expect(at.shop.logged).toContainEqual({ level: 'info', event: 'former-credit-notes-numbered', refunds: 1 })
  at.shop.logged.length = 0
  await repair()
  expect(await numbersOf(order)).toEqual([null, 2, null, null])
  expect(at.shop.logged).toEqual([])
})

test('a credit note that takes the number of a former one leaves it the next that is free', async () => {
  const order = await bought()
  await refundedBefore(order, [{ state: 'done' }])
  await refund(order)
  expect(await numbersOf(order)).toEqual([null, 1])
  await repair()
  expect(await numbersOf(order)).toEqual([2, 1])
})

test('the mail of a refund that the release before migration 0042 has ended brings its credit note', async () => {
  const order = await bought()
  await refund(order)
  await at.shop.db.update(refunds).set({ credit_note: null }).where(eq(refunds.order_id, order.id))
  at.shop.mails.length = 0
  await at.shop.db
    .update(jobs)
    .set({ state: 'waiting', due_at: at.shop.clock.now, sends: 0 })
    .where(like(jobs.key, 'money-back:%'))
  await staff.settle()
  expect(at.shop.mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
    `kreditfaktura-${order.number}-K1.pdf`,
  ])
})
