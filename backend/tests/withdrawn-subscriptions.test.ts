import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { subscriptions } from '../database/schema/subscriptions'
import { squeezed } from '../mail/tests/text-of-html'
import { storeOf } from '../stores/stores'
import { Caller } from './caller'
import { placeOrder } from './place-order'
import { Staff } from './staff'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
let staff: Staff
beforeAll(async () => {
  at = await SubscriptionShop.open()
  staff = new Staff(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset('2026-11-02T09:00:00Z'))

/** Sends the order of a subscription, delivers it, and withdraws from it after these days. */
async function withdrawnAfter(days: number, extent: 'whole' | 'part') {
  const { id, number } = await at.subscribe(storeOf('sv'), 3)
  await staff.ship(number)
  await staff.act(number, 'deliver')
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + days * 24 * 3600_000)
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: extent === 'part' ? 'En av två' : '' }
  await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed, extent, lines: null }))
  const [subscription] = await at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, id))
  return subscription?.state
}

test('who withdraws from the order that a subscription began with gets no more deliveries', async () => {
  expect(await withdrawnAfter(3, 'whole')).toBe('ended')
})

test('a withdrawal from some pieces, or a late one, leaves the subscription to the staff', async () => {
  expect(await withdrawnAfter(3, 'part')).toBe('active')
  expect(await withdrawnAfter(30, 'whole')).toBe('active')
})

describe('an order of two subscriptions and other goods', () => {
  const caller = () => new Caller(at.shop)
  const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })

  async function delivered() {
    const every = (months: 1 | 3) => ({ subscription_interval: { id: months } })
    const lines = [{ ...line('CR2032', 2), ...every(1) }, { ...line('CR2032', 1), ...every(3) }, line('LR6-24', 1)]
    const order = await placeOrder(at.shop, lines, { payment: 'stripe' })
    at.provider.pay(at.provider.last)
    await at.shop.fetch(`/api/orders/${order.id}/settle`, post({}))
    await staff.ship(order.number)
    await staff.act(order.number, 'deliver')
    await staff.settle()
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
    return { ...order, own: { path: order.id, token } }
  }
  type Delivered = Awaited<ReturnType<typeof delivered>>

  async function announce({ own }: Delivered, quantity: number, reason = 'changed-mind'): Promise<string> {
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000)
    const id = crypto.randomUUID()
    const lines = [{ position: 0, quantity, reason, condition: 'unopened' }]
    await caller().call('announceReturn', { ...own, body: { id, lines, message: '' } })
    await staff.settle()
    return id
  }
  const states = async ({ id }: Delivered) => {
    const ofOrder = eq(subscriptions.order_id, id)
    return (await at.shop.db.select().from(subscriptions).where(ofOrder).orderBy(subscriptions.position)).map(
      ({ state }) => state,
    )
  }
  const lastMail = (type: string) => squeezed(at.shop.mails.findLast(({ key }) => key.startsWith(type))?.text ?? '')
  const ENDS = /Prenumerationen på .* avslutas samtidigt/

  test('loses the subscription of the line whose last piece is returned, as the mail says; cancelled, the return brings it back', async () => {
    const order = await delivered()
    const first = await announce(order, 1)
    expect([await states(order), ENDS.test(lastMail('return-announced'))]).toEqual([['active', 'active'], false])
    await announce(order, 1)
    expect([await states(order), ENDS.test(lastMail('return-announced'))]).toEqual([['ended', 'active'], true])
    await caller().call('cancelReturn', { ...order.own, body: { return_id: first } })
    expect(await states(order)).toEqual(['active', 'active'])
  })

  test('keeps the subscription of a line of which a piece is returned that is stated withdrawn too, or is faulty', async () => {
    const order = await delivered()
    await withdrawPieces(order.number, 1)
    await announce(order, 1)
    expect(await states(order)).toEqual(['active', 'active'])
    await announce(order, 1, 'faulty')
    expect(await states(order)).toEqual(['active', 'active'])
  })

  test('loses it by a withdrawal without a return too, and has it back when that is undone', async () => {
    const order = await delivered()
    const withdrawal_id = await withdrawPieces(order.number, 2)
    await staff.settle()
    expect([await states(order), ENDS.test(lastMail('withdrawal-received'))]).toEqual([['ended', 'active'], true])
    await caller().call('undoWithdrawal', { ...order.own, body: { withdrawal_id } })
    expect(await states(order)).toEqual(['active', 'active'])
  })
})

describe('an order that is not sent, of a subscription and other goods', () => {
  const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })
  const refund = (number: string, quantity: number) =>
    staff.act(number, 'refunds', { lines: [{ sku: 'CR2032', quantity }], reason: 'Slut i lagret' })

  test('loses the subscription with the last piece that the staff take out, as a mail says; with other pieces it stays as agreed', async () => {
    const subscribed = { ...line('CR2032', 3), subscription_interval: { id: 1 } }
    const order = await placeOrder(at.shop, [subscribed, line('LR6-24', 1)], { payment: 'stripe' })
    at.provider.pay(at.provider.last, { state: 'captured' })
    await at.shop.fetch(`/api/orders/${order.id}/settle`, post({}))
    expect(await refund(order.number, 2)).toBe('200')
    expect(await at.subscription(order)).toMatchObject({ state: 'active', quantity: 3 })
    expect(await refund(order.number, 1)).toBe('200')
    expect(await at.subscription(order)).toMatchObject({ state: 'ended', quantity: 3 })
    await staff.settle()
    const mail = squeezed(at.shop.mails.findLast(({ key }) => key.startsWith('subscription-ended:'))?.text ?? '')
    expect(mail).toContain(`Varan är borttagen ur order ${order.number} och skickas inte.`)
    expect(mail).not.toContain('De här leveranserna')
  })
})

async function withdrawPieces(number: string, quantity: number): Promise<string> {
  const id = crypto.randomUUID()
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part' }
  await at.shop.fetch('/api/withdrawals', post({ id, ...typed, lines: [{ position: 0, quantity }] }))
  return id
}
