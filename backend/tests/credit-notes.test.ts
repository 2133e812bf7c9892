import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { refunds } from '../database/schema/order-history'
import { creditNotes } from '../order-views/invoices/list-documents'
import { amountIn } from './amount-in'
import { textsOfPdf } from './pdf-text'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'

const { at, staff, caller } = await staffedShop()
beforeEach(() => {
  at.provider.refusesRefunds = false
})

const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)

/** An order of 19 coin cells with a fixed amount off, paid and delivered: what was paid cannot be divided by 19. */
async function bought(): Promise<Order> {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 19 }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe', coupons: ['START50'] })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

async function refundByReturn(order: Order): Promise<void> {
  const line = { position: 0, quantity: 1, reason: 'faulty', condition: 'used' } as const
  const body = { id: crypto.randomUUID(), lines: [line], message: '' }
  const { answer } = await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })
  await staff.returns(answer.number, 'receive')
  expect(await staff.returns(answer.number, 'refund')).toBe('200')
}

async function refundByStaff(order: Order): Promise<void> {
  const asked = { reason: 'saknades', lines: [{ sku: 'CR2032', quantity: 1 }], again: true }
  expect(await staff.act(order.number, 'refunds', asked)).toBe('200')
}

/** The amounts at the right margin of the lines of a credit note, in the sequence of the page. */
async function linesOf(order: Order, note: number): Promise<number[]> {
  const query = `document=${order.number}-K${note}`
  const { answer } = await caller.call('orderReceiptFile', { path: order.id, token: await tokenOf(order), query })
  const texts = textsOfPdf(Buffer.from(answer.content, 'base64'))
  const names = texts.filter(({ text }) => ['Knappcell CR2032', 'Frakt', 'Avdrag för värdeminskning'].includes(text))
  return names.map(({ page, y }) => {
    const row = texts.filter((text) => text.page === page && text.y === y)
    return amountIn(row.at(-1)?.text ?? '')
  })
}

test('A credit note names what was given back for its pieces, whatever is refunded before and after it', async () => {
  const order = await bought()
  const steps = [refundByStaff, refundByReturn, refundByStaff, refundByReturn]
  const notes: number[][] = []
  for (const [step, refund] of steps.entries()) {
    at.later(1000)
    await refund(order)
    await staff.settle()
    notes.push(await linesOf(order, step + 1))
  }
  const given = await at.shop.db.select({ amount: refunds.amount }).from(refunds).orderBy(refunds.requested_at)
  const amounts = given.map(({ amount }) => -amount)
  expect(new Set(amounts).size).toBe(2)
  expect(notes).toEqual(amounts.map((amount) => [amount]))
  for (const [at, note] of notes.entries()) expect(await linesOf(order, at + 1)).toEqual(note)
}, 60_000)

/** The credit notes that the order offers to its buyer. */
async function notesOf(order: Order): Promise<string[]> {
  const { answer } = await caller.call('orderDetail', { path: order.id, token: await tokenOf(order) })
  return answer.documents.flatMap(({ id, kind }) => (kind === 'credit-note' ? [id] : []))
}

test('A refund that the provider refuses uses no number of a credit note', async () => {
  const order = await bought()
  at.provider.refusesRefunds = true
  await refundByStaff(order)
  await staff.settle()
  expect(await notesOf(order)).toEqual([])
  at.provider.refusesRefunds = false
  at.later(1000)
  await refundByStaff(order)
  await staff.settle()
  expect(await notesOf(order)).toEqual([`${order.number}-K1`])
})

test('Credit notes of one moment are numbered in the sequence in which their refunds were booked', async () => {
  const order = await bought()
  const ofOrder = () => at.shop.db.select().from(refunds).where(eq(refunds.order_id, order.id))
  // Six random ids are in this sequence in one of 720 runs.
  const booked: string[] = []
  for (let n = 0; n < 6; n++) {
    await refundByStaff(order)
    await staff.settle()
    booked.push(...(await ofOrder()).map(({ id }) => id).filter((id) => !booked.includes(id)))
  }
  const notes = creditNotes(order.number, await ofOrder())
  expect(notes.map(({ refund }) => refund.id)).toEqual(booked)
  expect(notes.map(({ number }) => number)).toEqual(booked.map((_, at) => `${order.number}-K${at + 1}`))
})
