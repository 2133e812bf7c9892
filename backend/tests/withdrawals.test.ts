import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { WithdrawalReceipt, type WithdrawalRequest } from '../../app/commerce/contract/withdrawal'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { withdrawals } from '../database/schema/withdrawals'
import { settleWithdrawal } from '../withdrawals/list-withdrawals'
import { Caller } from './caller'
import { squeezed } from '../mail/tests/text-of-html'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'
import { Staff } from './staff'
import { NOON_DAY, post } from './test-shop'

let at: PaymentShop
let staff: Staff
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  await at.shop.db.delete(jobs)
  await at.shop.db.delete(withdrawals)
})

type Change = Partial<WithdrawalRequest>

const statement = (change: Change): WithdrawalRequest => ({
  id: crypto.randomUUID(),
  number: 'SE1',
  name: 'Kim Berg',
  email: 'kund@example.com',
  extent: 'whole',
  lines: null,
  message: '',
  ...change,
})
const withdraw = (change: Change) => at.shop.fetch('/api/withdrawals', post(statement(change)))
const stored = () => at.shop.db.select().from(withdrawals).orderBy(withdrawals.received_at)
/** The day in which a withdrawal can be undone passes; the reconciler then acts on what the job has done. */
async function aDayLater(): Promise<void> {
  at.later(24 * 3600_000)
  await staff.settle()
  await staff.settle()
}
const mailKeys = async () =>
  (await at.shop.db.select({ key: jobs.key }).from(jobs))
    .map(({ key }) => key.split(':')[0] ?? '')
    .filter((key) => key.includes('-'))
    .toSorted()

async function paid(state: 'authorized' | 'captured' = 'authorized') {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment, { state })
  await at.webhook(payment)
  return { order, payment, number: order.number }
}

async function delivered(): Promise<Order> {
  const { order, number } = await paid()
  await staff.ship(number)
  await staff.act(number, 'deliver')
  return order
}

describe('a withdrawal from an order that is not packed', () => {
  test('cancels it a day later, releases the payment, and is acknowledged with its time', async () => {
    const { order, payment, number } = await paid()
    const answer = await withdraw({ number: ` ${number.toLowerCase()} `, email: 'KUND@example.com' })
    expect(WithdrawalReceipt.parse(await answer.json())).toEqual({ received_at: NOON_DAY.toISOString() })
    await staff.settle()
    expect([await at.statusOf(order), await staff.ship(number)]).toEqual(['confirmed', '409 withdrawn'])
    const mail = at.shop.mails.findLast(({ key }) => key.startsWith('withdrawal-received'))
    expect(mail?.to).toBe('kund@example.com')
    expect(squeezed(mail?.text ?? '')).toContain('Vi avbryter den 19 november 2026 kl. 10:00')
    await aDayLater()
    expect([await at.statusOf(order), await at.stock(), payment.status.state]).toEqual(['cancelled', 5, 'cancelled'])
    expect((await staff.history(number)).slice(-3)).toEqual([
      'shopper: withdrawn',
      'shopper: cancelled',
      'shop: payment-released',
    ])
    expect(await mailKeys()).toEqual(['order-awaits-payment', 'order-cancelled', 'order-received', 'withdrawal-received'])
    expect(await stored()).toMatchObject([{ order_id: order.id, settled_at: at.shop.clock.now, is_late: false }])
  })

  test('gives back what was captured', async () => {
    const { order, payment, number } = await paid('captured')
    await withdraw({ number })
    await aDayLater()
    expect([...payment.refunded.values()]).toEqual([order.total])
    expect(await mailKeys()).toContain('money-back')
  })

  test('while it waits for its payment ends the payment; paid all the same, the money goes back', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.isDown = true
    expect((await withdraw({ number: order.number })).status).toBe(200)
    expect([await at.statusOf(order), await at.stock()]).toEqual(['cancelled', 5])
    at.provider.isDown = false
    at.provider.pay(payment, { state: 'captured' })
    await at.webhook(payment)
    await staff.settle()
    expect(await at.read(order)).toMatchObject({ status: 'cancelled', cancel_reason: 'by-customer' })
    expect([...payment.refunded.values()]).toEqual([order.total])
  })

  test('from goods that only its words name is left to the staff, and nothing is packed until they have settled it', async () => {
    const { order, number } = await paid()
    await withdraw({ number, extent: 'part', message: 'Den ena' })
    await aDayLater()
    expect(await at.statusOf(order)).toBe('confirmed')
    expect(await stored()).toMatchObject([{ settled_at: null, cancels_at: null }])
    expect([await staff.act(number, 'pack'), await staff.ship(number)]).toEqual(['409 withdrawn', '409 withdrawn'])
    await settleWithdrawal(at.shop.db, (await stored())[0]?.id ?? '', at.shop.clock.now)
    expect([await staff.act(number, 'pack'), await staff.ship(number)]).toEqual(['204', '204'])
  })

  test('names all its lines: that is the whole order', async () => {
    const { order, number } = await paid()
    await withdraw({ number, extent: 'part', lines: [{ position: 0, quantity: 2 }] })
    await aDayLater()
    expect(await at.statusOf(order)).toBe('cancelled')
    expect(await stored()).toMatchObject([{ extent: 'whole', lines: null }])
  })
})

describe('a withdrawal from an order that was sent', () => {
  test('is acknowledged and left to the staff', async () => {
    const { order, number } = await paid()
    await staff.ship(number)
    await withdraw({ number })
    expect(await at.statusOf(order)).toBe('shipped')
    expect(await mailKeys()).toContain('withdrawal-received')
    expect(await stored()).toMatchObject([{ settled_at: null, is_late: false }])
  })

  test('is in time until 14 days after the delivery and a margin, and is accepted later too', async () => {
    const { number } = await delivered()
    at.later(19 * 24 * 3600_000)
    await withdraw({ number })
    at.later(24 * 3600_000)
    expect((await withdraw({ number })).status).toBe(200)
    expect((await stored()).map(({ is_late }) => is_late)).toEqual([false, true])
    expect((await mailKeys()).filter((key) => key === 'withdrawal-received')).toHaveLength(2)
  })
})

describe('a withdrawal that is sent again', () => {
  test('with the same id, also at once, is stored once and acknowledged once', async () => {
    const { number } = await paid()
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => withdraw({ id, number })))
    at.later(60_000)
    answers.push(await withdraw({ id, number }))
    const times = await Promise.all(answers.map(async (answer) => WithdrawalReceipt.parse(await answer.json()).received_at))
    expect(new Set(times)).toEqual(new Set([NOON_DAY.toISOString()]))
    expect(await stored()).toHaveLength(1)
    expect((await mailKeys()).filter((key) => key === 'withdrawal-received')).toHaveLength(1)
  })

  test('from two tabs is stored twice, and the money goes back once', async () => {
    const { order, payment, number } = await paid('captured')
    await Promise.all([withdraw({ number }), withdraw({ number })])
    await aDayLater()
    expect(await stored()).toHaveLength(2)
    expect((await stored()).every(({ settled_at }) => settled_at !== null)).toBe(true)
    expect([...payment.refunded.values()]).toEqual([order.total])
  })
})

describe('a withdrawal that names no order', () => {
  test('is answered alike, stored, and acknowledged to the typed address once an hour', async () => {
    const { number } = await paid()
    for (const change of [{ number: 'SE9' }, { number: 'SE9' }, { number, email: 'kim@example.com' }]) {
      const answer = await withdraw(change)
      expect([answer.status, WithdrawalReceipt.strict().safeParse(await answer.json()).success]).toEqual([200, true])
    }
    expect((await mailKeys()).filter((key) => key === 'withdrawal-received')).toHaveLength(2)
    expect((await stored()).map(({ is_acknowledged }) => is_acknowledged).toSorted()).toEqual([false, true, true])
    at.later(61 * 60_000)
    await withdraw({ number: 'SE9' })
    expect((await stored()).at(-1)).toMatchObject({ order_id: null, is_acknowledged: true, is_late: false })
  })

  test('many at once for one address are acknowledged once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => withdraw({ number: 'SE9' })))
    expect((await stored()).filter(({ is_acknowledged }) => is_acknowledged)).toHaveLength(1)
  })
})

describe('the staff', () => {
  const operator = { authorization: 'Bearer the-operator' }
  const list = async (state: string): Promise<unknown> =>
    (await at.shop.fetch(`/admin/withdrawals?state=${state}`, { headers: operator })).json()

  test('joins a withdrawal with a mistyped number to its order: it counts from when it came in, and the goods may come back', async () => {
    const order = await delivered()
    await withdraw({ number: 'SE9', email: 'kim@example.com', extent: 'part', lines: [{ position: 0, quantity: 9 }] })
    const [statement] = await stored()
    await staff.settle()
    at.later(25 * 24 * 3600_000)
    const assign = async (number: string) =>
      (await at.shop.fetch(`/admin/withdrawals/${statement?.id}/assign`, post({ number }, operator))).status
    expect(await assign('SE1')).toBe(404)
    for (let n = 0; n < 2; n++) expect(await assign(order.number)).toBe(204)
    expect(await stored()).toMatchObject([{ order_id: order.id, is_late: false, extent: 'whole', lines: null, settled_at: null }])
    expect((await staff.history(order.number)).filter((step) => step === 'staff: withdrawn')).toHaveLength(1)
    await staff.settle()
    const mails = at.shop.mails.filter(({ key }) => key.startsWith(`withdrawal-received:${statement?.id}`))
    expect(mails.map(({ to }) => to)).toEqual(['kim@example.com', order.customer.email])
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
    const { lines } = (await new Caller(at.shop).call('orderReturns', { path: order.id, token })).answer
    expect(lines[0]?.reasons).toContain('changed-mind')
    const other = await delivered()
    expect(await assign(other.number)).toBe(409)
  })

  test('sees what is open, with and without an order, and settles it', async () => {
    const { number } = await paid()
    await withdraw({ number, extent: 'part', message: 'Den ena' })
    at.later(1000)
    await withdraw({ number: 'SE9' })
    expect(await list('open')).toMatchObject({
      withdrawals: [
        { number, order: number, order_status: 'confirmed', extent: 'part', message: 'Den ena' },
        { number: 'SE9', order: null, order_status: null },
      ],
    })
    for (const { id } of await stored()) {
      expect((await at.shop.fetch(`/admin/withdrawals/${id}/settle`, post({}, operator))).status).toBe(204)
    }
    expect(await list('open')).toEqual({ withdrawals: [] })
    expect(await list('all')).toMatchObject({ withdrawals: [{ number }, { number: 'SE9' }] })
    const unknown = await at.shop.fetch(`/admin/withdrawals/${crypto.randomUUID()}/settle`, post({}, operator))
    expect(unknown.status).toBe(404)
    expect((await at.shop.fetch('/admin/withdrawals')).status).toBe(401)
  })
})

test('an order by invoice is cancelled without money to give back', async () => {
  const { id, number } = await placeOrder(at.shop, [at.line()])
  await withdraw({ number })
  await aDayLater()
  const [row] = await at.shop.db.select().from(withdrawals).where(eq(withdrawals.order_id, id))
  expect(row?.settled_at).toEqual(at.shop.clock.now)
  expect(await mailKeys()).not.toContain('money-back')
})
