import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { subscriptions } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { changeSubscription } from '../subscriptions/change-subscription'
import { assignWithdrawal } from '../withdrawals/assign-withdrawal'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff, caller } = await staffedShop()

const DAY_MS = 24 * 3600_000
const tokenOf = ({ id }: Pick<Order, 'id'>) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
const stored = async (order: Order) => at.shop.db.select().from(withdrawals).where(eq(withdrawals.order_id, order.id))
const detailOf = async (order: Order) =>
  (await caller.call('orderDetail', { path: order.id, token: await tokenOf(order) })).answer

async function subscriptionOf(order: Order) {
  const [subscription] = await at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, order.id))
  return subscription
}

async function ordered(subscribed = false): Promise<Order> {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 4 }
  return placeOrder(at.shop, [subscribed ? { ...line, subscription_interval: { id: 1 } } : line])
}

async function withdraw({ number }: Order, id: string = crypto.randomUUID()): Promise<string> {
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '' }
  await at.shop.fetch('/api/withdrawals', post({ id, ...typed, extent: 'whole', lines: null }))
  return id
}

/** The status of the answer, and the code of a refusal. */
async function undo(order: Order, withdrawal_id: string, by: Pick<Order, 'id'> = order): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(by)}` }
  const answer = await at.shop.fetch(`/api/orders/${order.id}/withdrawal-undo`, post({ withdrawal_id }, headers))
  return answer.ok ? `${answer.status}` : `${answer.status} ${((await answer.json()) as { code: string }).code}`
}

async function announce(order: Order, pieces: number, reason: 'changed-mind' | 'faulty' = 'changed-mind') {
  const lines = [{ position: 0, quantity: pieces, reason, condition: 'unopened' }]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  return (await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })).answer
}

async function delivered(): Promise<Order> {
  const order = await ordered()
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

describe('a withdrawal from an unpacked order', () => {
  test('is undone within a day by the customer alone: the order is delivered, and its subscription goes on', async () => {
    const [order, other] = [await ordered(true), await ordered()]
    const id = await withdraw(order)
    expect((await detailOf(order)).withdrawal).toEqual({
      id,
      received_at: '2026-11-18T09:00:00.000Z',
      cancels_at: '2026-11-19T09:00:00.000Z',
      extent: 'whole',
      pieces: [],
      amount: null,
    })
    expect(await undo(order, id, other)).toBe('404 not-found')
    for (let n = 0; n < 2; n++) expect(await undo(order, id)).toBe('202')
    at.later(DAY_MS)
    await staff.settle()
    expect([await at.statusOf(order), (await detailOf(order)).withdrawal]).toEqual(['confirmed', null])
    expect(await subscriptionOf(order)).toMatchObject({ state: 'active', ended_at: null })
    expect(await staff.ship(order.number)).toBe('204')
  })

  test('leaves a paused subscription paused when it is undone', async () => {
    const order = await ordered(true)
    const { id: subscription_id = '' } = (await subscriptionOf(order)) ?? {}
    await changeSubscription(order.id, { subscription_id, action: 'pause' }, at.shop.services)
    const id = await withdraw(order)
    expect(await subscriptionOf(order)).toMatchObject({ state: 'ended', ended_from: 'paused' })
    expect(await undo(order, id)).toBe('202')
    expect(await subscriptionOf(order)).toMatchObject({ state: 'paused', ended_at: null, ended_from: null })
  })

  test('cannot be undone once the order is cancelled, nor that of another order', async () => {
    const [order, other] = [await ordered(), await ordered()]
    const id = await withdraw(order)
    expect(await undo(other, id)).toBe('409 withdrawal-done')
    at.later(DAY_MS)
    await staff.settle()
    expect(await undo(order, id)).toBe('409 withdrawal-done')
    expect(await at.statusOf(order)).toBe('cancelled')
  })

  test('is done with when the customer cancels the order before: it cannot be undone, and its subscription stays ended', async () => {
    const order = await ordered(true)
    const id = await withdraw(order)
    await caller.call('cancelOrder', { path: order.id, body: {}, token: await tokenOf(order) })
    expect(await stored(order)).toMatchObject([{ settled_at: at.shop.clock.now, undone_at: null }])
    expect([await undo(order, id), (await detailOf(order)).withdrawal]).toEqual(['409 withdrawal-done', null])
    at.later(DAY_MS)
    await staff.settle()
    expect(await subscriptionOf(order)).toMatchObject({ state: 'ended' })
  })

  test('is not packed before its day is over', async () => {
    const order = await ordered()
    const id = await withdraw(order)
    expect(await staff.act(order.number, 'pack')).toBe('409 withdrawn')
    await undo(order, id)
    expect(await staff.act(order.number, 'pack')).toBe('204')
  })

  test('that was stated twice is undone as a whole', async () => {
    const order = await ordered()
    await withdraw(order)
    expect(await undo(order, await withdraw(order))).toBe('202')
    at.later(DAY_MS)
    await staff.settle()
    expect([await at.statusOf(order), (await detailOf(order)).withdrawal]).toEqual(['confirmed', null])
  })

  test('with a mistyped number, which the staff joined to its order, is undone with its subscription', async () => {
    const order = await ordered(true)
    const id = await withdraw({ ...order, number: 'SE199999' })
    at.later(3600_000)
    await assignWithdrawal(id, { number: order.number }, at.shop.services)
    expect(await subscriptionOf(order)).toMatchObject({ state: 'ended' })
    expect(await undo(order, id)).toBe('202')
    expect(await subscriptionOf(order)).toMatchObject({ state: 'active', ended_at: null })
  })
})

test('a withdrawal that is joined to a cancelled order cannot be undone, and its order does not show it', async () => {
  const order = await ordered(true)
  const id = await withdraw({ ...order, number: 'SE199999' })
  await caller.call('cancelOrder', { path: order.id, body: {}, token: await tokenOf(order) })
  await assignWithdrawal(id, { number: order.number }, at.shop.services)
  expect([await undo(order, id), (await detailOf(order)).withdrawal]).toEqual(['409 withdrawal-done', null])
  expect(await subscriptionOf(order)).toMatchObject({ state: 'ended' })
})

describe('a return for a change of mind', () => {
  test('is a withdrawal, which its refund settles; one for a fault is none', async () => {
    const order = await delivered()
    await announce(order, 1, 'faulty')
    expect(await stored(order)).toEqual([])
    const { id, number } = await announce(order, 2)
    expect(await stored(order)).toMatchObject([
      { id, extent: 'part', lines: [{ position: 0, quantity: 2 }], name: 'Test Kund', is_late: false, settled_at: null },
    ])
    expect((await detailOf(order)).withdrawal).toBeNull()
    await staff.settle()
    expect(at.shop.mails.findLast(({ key }) => key === `return-announced:${id}`)?.text).toContain('Du har ångrat köpet')
    await staff.returns(number, 'receive')
    await staff.returns(number, 'refund')
    expect(await stored(order)).toMatchObject([{ settled_at: at.shop.clock.now, undone_at: null }])
  })

  test('that is cancelled undoes its withdrawal, so that the time limit holds again', async () => {
    const order = await delivered()
    const { id } = await announce(order, 4)
    await caller.call('cancelReturn', { path: order.id, body: { return_id: id }, token: await tokenOf(order) })
    expect(await stored(order)).toMatchObject([{ undone_at: at.shop.clock.now, settled_at: at.shop.clock.now }])
    at.later(20 * DAY_MS)
    const { answer } = await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })
    expect(answer.lines[0]?.reasons).not.toContain('changed-mind')
  })

  test('of goods that were withdrawn from is no second withdrawal, and its refund settles the first', async () => {
    const order = await delivered()
    await withdraw(order)
    const { number } = await announce(order, 4)
    expect(await stored(order)).toHaveLength(1)
    await staff.returns(number, 'receive')
    await staff.returns(number, 'refund')
    expect(await stored(order)).toMatchObject([{ settled_at: at.shop.clock.now }])
  })

  test('settles the withdrawal of the whole order with the pieces that the staff have refunded before', async () => {
    const order = await delivered()
    const id = await withdraw(order)
    await staff.act(order.number, 'refunds', { reason: 'Trasig', lines: [{ sku: 'CR2032', quantity: 1 }] })
    expect((await detailOf(order)).withdrawal).toMatchObject({ id })
    const { number } = await announce(order, 3)
    await staff.returns(number, 'receive')
    await staff.returns(number, 'refund')
    expect(await stored(order)).toMatchObject([{ settled_at: at.shop.clock.now, undone_at: null }])
    expect([await at.statusOf(order), await undo(order, id)]).toEqual(['returned', '409 withdrawal-done'])
  })

  test.each([[{ lines: [{ sku: 'CR2032', quantity: 4 }] }], [{}]])(
    'leaves a withdrawal whose goods the staff refunded open, but it cannot be undone: %j',
    async (refund) => {
      const order = await delivered()
      const id = await withdraw(order)
      expect(await staff.act(order.number, 'refunds', { reason: 'Ångrad', ...refund })).toBe('200')
      expect([await undo(order, id), (await detailOf(order)).withdrawal]).toEqual(['409 withdrawal-done', null])
      expect(await stored(order)).toMatchObject([{ settled_at: null, undone_at: null }])
    },
  )

  test('refunded before a piece of the same line is withdrawn from leaves that piece to be kept', async () => {
    const order = await delivered()
    const refund = async (pieces: number) => {
      const { number } = await announce(order, pieces, 'faulty')
      await staff.returns(number, 'receive')
      await staff.returns(number, 'refund')
    }
    await refund(1)
    at.later(DAY_MS)
    const typed = { number: order.number, name: 'Kim', email: 'kund@example.com', message: '' }
    const one = { id: crypto.randomUUID(), ...typed, extent: 'part', lines: [{ position: 0, quantity: 1 }] }
    await at.shop.fetch('/api/withdrawals', post(one))
    expect((await detailOf(order)).withdrawal).toMatchObject({ id: one.id })
    expect(await undo(order, one.id)).toBe('202')
    const again = { ...one, id: crypto.randomUUID() }
    await at.shop.fetch('/api/withdrawals', post(again))
    at.later(DAY_MS)
    await refund(1)
    expect(await undo(order, again.id)).toBe('409 withdrawal-done')
    expect((await stored(order)).find(({ id }) => id === again.id)).toMatchObject({ settled_at: at.shop.clock.now })
  })

  test('of more pieces than were withdrawn from is a withdrawal from the rest', async () => {
    const order = await delivered()
    const typed = { number: order.number, name: 'Kim', email: 'kund@example.com', message: '' }
    const one = { id: crypto.randomUUID(), ...typed, extent: 'part', lines: [{ position: 0, quantity: 1 }] }
    await at.shop.fetch('/api/withdrawals', post(one))
    const { id } = await announce(order, 3)
    expect((await stored(order)).find((row) => row.id === id)).toMatchObject({ lines: [{ position: 0, quantity: 2 }] })
    await announce(order, 1)
    expect(await stored(order)).toHaveLength(3)
  })

  test('is offered with the order as long as a piece may come back', async () => {
    const order = await delivered()
    expect((await detailOf(order)).allowed.return).toBe(true)
    await announce(order, 4)
    expect((await detailOf(order)).allowed.return).toBe(false)
    const late = await delivered()
    at.later(4 * 366 * DAY_MS)
    expect((await detailOf(late)).allowed.return).toBe(false)
  })
})
