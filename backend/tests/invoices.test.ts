import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OrderDetail, ReceiptFile } from '../../app/commerce/contract/order-detail'
import { OrderReturns } from '../../app/commerce/contract/return'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { orders } from '../database/schema/orders'
import { squeezed } from '../mail/tests/text-of-html'
import { remindOfInvoices } from '../orders/invoices/remind-of-invoices'
import { textsOfPdf } from './pdf-text'
import { settleWithdrawal } from '../withdrawals/list-withdrawals'
import { PaymentShop } from './payment-shop'
import { GERMANY, placeOrder, readOrder } from './place-order'
import { Staff } from './staff'
import { NOON_DAY, post } from './test-shop'

const DAY_MS = 24 * 3600_000

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
  at.shop.mails.length = 0
  at.shop.clock.now = NOON_DAY
})

async function read(path: string, id: string): Promise<Response> {
  const token = await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
  return at.shop.fetch(`/api/orders/${id}/${path}`, { headers: { authorization: `Bearer ${token}` } })
}
const detailOf = async (id: string) => OrderDetail.parse(await (await read('detail', id)).json())
const ordered = (ordering: Parameters<typeof placeOrder>[2] = {}) => placeOrder(at.shop, [at.line()], ordering)
const kinds = async (id: string) => (await detailOf(id)).documents.map(({ kind }) => kind)

function lastMail(subject: RegExp) {
  const mail = at.shop.mails.findLast((one) => subject.test(one.subject))
  if (mail === undefined) throw new Error(`There is no mail ${String(subject)}`)
  return mail
}

async function later(days: number): Promise<void> {
  at.shop.clock.now = new Date(NOON_DAY.getTime() + days * DAY_MS)
  await remindOfInvoices(at.shop.services)
  await staff.settle()
}
const reminders = (...orders: readonly { number: string }[]) =>
  at.shop.mails.filter(({ subject }) => orders.some(({ number }) => subject === `Påminnelse: faktura ${number}`))

describe('the invoice of an order', () => {
  test('is due 14 days after dispatch, also when the goods are sent long after the order', async () => {
    const order = await ordered()
    expect(order).toMatchObject({ payment_due: null, invoice: { days: 14 } })
    at.shop.clock.now = new Date(NOON_DAY.getTime() + 30 * DAY_MS)
    await staff.ship(order.number)
    expect((await readOrder(at.shop, order)).payment_due).toBe('2027-01-01')
  })

  test('an order of an earlier release keeps its due day until it is sent', async () => {
    const order = await ordered()
    await at.shop.db.update(orders).set({ payment_due: '2026-12-02' }).where(eq(orders.id, order.id))
    expect((await readOrder(at.shop, order)).payment_due).toBe('2026-12-02')
  })

  test('is attached to the mail about the parcel, which says how much is paid, when, to whom and with which reference', async () => {
    const order = await ordered()
    await staff.settle()
    expect(lastMail(/^Orderbekräftelse/).text).toMatch(/betalas\s+inom\s+14\s+dagar\s+därefter/)
    await staff.ship(order.number)
    await staff.settle()
    const mail = lastMail(/är på väg/)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`faktura-${order.number}.pdf`])
    for (const said of ['Kraftcell AB', '012-3455', 'SE12 0000', order.number.slice(2), '2 december 2026']) {
      expect(mail.text).toContain(said)
    }
  })

  test('is opened from the page of the order, and by nobody else', async () => {
    const order = await ordered()
    expect(await kinds(order.id)).toEqual(['order'])
    expect((await read('receipt-file?document=invoice', order.id)).status).toBe(404)
    await staff.ship(order.number)
    expect(await kinds(order.id)).toEqual(['invoice'])
    const answer = await read('receipt-file?document=invoice', order.id)
    expect(ReceiptFile.parse(await answer.json()).filename).toBe(`faktura-${order.number}.pdf`)
    expect((await at.shop.fetch(`/api/orders/${order.id}/receipt-file?document=invoice`)).status).toBe(401)
    await staff.act(order.number, 'paid')
    expect(await kinds(order.id)).toEqual(['invoice', 'receipt'])
  })

  test('says that it is paid, also when money has gone back since', async () => {
    const { number, id } = await ordered()
    await staff.ship(number)
    await staff.settle()
    await staff.act(number, 'paid')
    const isCharged = async () => {
      const { content } = ReceiptFile.parse(await (await read('receipt-file?document=invoice', id)).json())
      return textsOfPdf(Buffer.from(content, 'base64')).some(({ text }) => text.includes('012-3455'))
    }
    for (const amount of [10, null]) {
      await staff.act(number, 'refunds', amount === null ? { reason: 'all' } : { amount, reason: 'some' })
      await staff.settle()
      expect([(await detailOf(id)).payment_state, await isCharged()]).toEqual([amount ? 'partly-refunded' : 'refunded', false])
    }
  })

  test('in German names the order as the reference', async () => {
    const order = await placeOrder(at.shop, [at.line()], { place: GERMANY })
    expect(order.invoice?.account.at(-1)).toEqual({ name: 'Verwendungszweck', value: order.number })
  })
})

describe('a credit note', () => {
  test('follows each refund, in the mail and on the page, with a number of its own', async () => {
    const order = await ordered()
    await staff.ship(order.number)
    await staff.settle()
    await staff.act(order.number, 'refunds', { reason: 'repa i lacken', amount: 10 })
    expect(await kinds(order.id)).toEqual(['invoice'])
    await staff.settle()
    const id = `${order.number}-K1`
    expect((await detailOf(order.id)).documents).toContainEqual({ id, kind: 'credit-note' })
    expect((await read(`receipt-file?document=${id}`, order.id)).status).toBe(200)
    expect(lastMail(/^Kreditering/).attachments.map(({ filename }) => filename)).toEqual([`kreditfaktura-${id}.pdf`])
    const other = await ordered()
    expect((await read(`receipt-file?document=${id}`, other.id)).status).toBe(404)
  })
})

describe('what an unpaid invoice is lowered by', () => {
  const refunded = async (id: string) => {
    const { events, refunds } = await detailOf(id)
    const ofEvents = events.filter(({ type }) => type === 'refunded' || type === 'refund-requested')
    return [ofEvents.map(({ is_credit: isCredit }) => isCredit), refunds.map(({ is_credit: isCredit }) => isCredit)]
  }

  test('is a credit in the history, and what goes back of a paid one is not', async () => {
    const order = await ordered()
    await staff.ship(order.number)
    await staff.settle()
    await staff.act(order.number, 'refunds', { reason: 'repa i lacken', amount: 10 })
    await staff.settle()
    expect(await refunded(order.id)).toEqual([[true, true], [true]])
    at.later(1000)
    await staff.act(order.number, 'paid')
    at.later(1000)
    await staff.act(order.number, 'refunds', { reason: 'en repa till', amount: 20 })
    await staff.settle()
    expect(await refunded(order.id)).toEqual([
      [true, true, false, false],
      [true, false],
    ])
  })

  test('is a credit of its return', async () => {
    const order = await ordered()
    await staff.ship(order.number)
    await staff.settle()
    const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'opened' }]
    const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
    const body = { id: crypto.randomUUID(), lines, message: '', buys_label: false }
    await at.shop.fetch(`/api/orders/${order.id}/returns`, post(body, { authorization: `Bearer ${token}` }))
    await staff.returns(`${order.number}-R1`, 'receive')
    await staff.returns(`${order.number}-R1`, 'refund')
    expect(OrderReturns.parse(await (await read('returns', order.id)).json()).returns).toMatchObject([
      { refund: { is_credit: true } },
    ])
    await staff.settle()
    expect(lastMail(/^Vi har fått din retur/).text).toContain('när fakturan är krediterad')
  })
})

describe('an invoice that is not paid in time', () => {
  test('is reminded of once, 5 days after its due day', async () => {
    const order = await ordered()
    await staff.ship(order.number)
    await later(19)
    expect(reminders(order)).toEqual([])
    await later(20)
    await later(21)
    expect(reminders(order)).toHaveLength(1)
    expect(reminders(order)[0]?.attachments).toHaveLength(1)
    expect(await staff.history(order.number)).toContain('shop: payment-reminded')
  })

  test('of which an amount with öre was credited is owed to the öre on the page, the invoice and the reminder', async () => {
    const order = await ordered()
    await staff.ship(order.number)
    await staff.settle()
    await staff.act(order.number, 'refunds', { amount: 10.5, reason: 'kulans' })
    await staff.settle()
    const owed = order.total - 10.5
    const words = `${Math.floor(owed)},50 kr`
    expect(await detailOf(order.id)).toMatchObject({ payment_state: 'invoiced', left_to_pay: owed })
    const file = ReceiptFile.parse(await (await read('receipt-file', order.id)).json())
    const texts = textsOfPdf(Buffer.from(file.content, 'base64')).map(({ text }) => squeezed(text))
    expect(texts).toContain(words)
    await later(20)
    expect(squeezed(reminders(order)[0]?.text ?? '')).toContain(words)
  })

  test('is not reminded of when it is paid, credited whole, or cancelled', async () => {
    const [paid, credited] = [await ordered(), await ordered()]
    for (const { number } of [paid, credited]) await staff.ship(number)
    await staff.settle()
    await staff.act(paid.number, 'paid')
    await staff.act(credited.number, 'refunds', { reason: 'allt kom tillbaka' })
    const cancelled = await ordered()
    await staff.act(cancelled.number, 'cancel', { reason: 'by-shop' })
    await later(25)
    expect(reminders(paid, credited, cancelled)).toEqual([])
  })

  test('is not reminded of while its goods were withdrawn from, or are in a return', async () => {
    const [withdrawn, returned] = [await ordered(), await ordered()]
    for (const { number } of [withdrawn, returned]) {
      await staff.ship(number)
      await staff.act(number, 'deliver')
    }
    at.shop.clock.now = new Date(NOON_DAY.getTime() + 12 * DAY_MS)
    const { number } = withdrawn
    const typed = { id: crypto.randomUUID(), number, name: 'Kim', email: 'kund@example.com', message: '', lines: null }
    await at.shop.fetch('/api/withdrawals', post({ ...typed, extent: 'whole' }))
    const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'opened' }]
    const token = await signAccessToken({ scope: 'my-order', subject: returned.id }, at.shop.services)
    const body = { id: crypto.randomUUID(), lines, message: '', buys_label: false }
    await at.shop.fetch(`/api/orders/${returned.id}/returns`, post(body, { authorization: `Bearer ${token}` }))
    await later(20)
    expect(reminders(withdrawn, returned)).toEqual([])
    await settleWithdrawal(at.shop.db, typed.id, at.shop.clock.now)
    await later(21)
    expect(reminders(withdrawn, returned)).toHaveLength(1)
  })

  test('a due day of an earlier release, soon after dispatch, brings no reminder yet', async () => {
    const order = await ordered()
    await staff.ship(order.number)
    await at.shop.db.update(orders).set({ payment_due: '2026-11-20' }).where(eq(orders.id, order.id))
    await later(10)
    expect(reminders(order)).toEqual([])
  })

  test('is in the list of overdue invoices, with what is owed of it', async () => {
    const [order, paid] = [await ordered(), await ordered()]
    for (const { number } of [order, paid]) await staff.ship(number)
    await staff.settle()
    await staff.act(paid.number, 'paid')
    const overdue = async () =>
      (await staff.list('overdue=true')).orders
        .filter(({ number }) => [order.number, paid.number].includes(number))
        .map(({ number, owed }) => [number, owed])
    expect(await overdue()).toEqual([])
    await staff.act(order.number, 'refunds', { reason: 'repa', amount: 1 })
    at.shop.clock.now = new Date(NOON_DAY.getTime() + 15 * DAY_MS)
    expect(await overdue()).toEqual([[order.number, order.total - 1]])
  })
})
