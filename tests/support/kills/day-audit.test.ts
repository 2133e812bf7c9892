import { expect, test } from 'vitest'
import { keyHash } from '../../../backend/mail/transport/mime-message'
import { type Day, problemsOfDay } from './day-audit'
import type { DayOrder } from './day-order'

const KEYS = ['order-received:1', 'dispatched:1', 'money-back:9']
const order: DayOrder = {
  id: '1',
  number: 'SE100001',
  mails: KEYS.slice(0, 2),
  refunds: 1,
  ledger: [-500, 10],
  booked: { captures: [100], refunded: 10, isReleased: false },
}

const mailOf = (key: string) => ({ recipients: [], content: `Message-ID: <${keyHash({ key })}@example.com>` })

const day = (): Day => ({
  orders: [order],
  rows: [...KEYS, 'capture:1', 'refund:9'].map((key) => ({ key, state: 'done', error: null })),
  bookings: [['SE100001', { captures: [100], refunded: 10, isReleased: false }]],
  ledger: [
    { order_id: '1', amount: -500 },
    { order_id: '1', amount: 10 },
  ],
  mails: [...KEYS, 'dispatched:1'].map(mailOf),
})

test('a day without a violation has mails that were sent once and twice', () => {
  expect(problemsOfDay(day())).toEqual({ problems: [], sentTwice: 1, leftToPeople: 0 })
})

const BOOKED = { captures: [100], refunded: 10, isReleased: false }
test.each<[string, Partial<Day>, RegExp]>([
  ['a mail that was sent three times', { mails: [...day().mails, mailOf('dispatched:1')] }, /dispatched:1 was sent 3 times/],
  ['a mail that was not sent', { mails: day().mails.slice(1) }, /order-received:1 was sent 0 times/],
  ['a mail that was not enqueued', { rows: day().rows.slice(1) }, /no mail order-received:1/],
  [
    'a second mail of a refund',
    { rows: [...day().rows, { key: 'money-back:8', state: 'done', error: null }] },
    /1 refunds and 2/,
  ],
  [
    'a job that is left over',
    { rows: [...day().rows, { key: 'capture:2', state: 'waiting', error: null }] },
    /capture:2 is waiting/,
  ],
  ['a second charge', { bookings: [...day().bookings, ['SE100001', BOOKED]] }, /SE100001: booked/],
  ['a second capture', { bookings: [['SE100001', { ...BOOKED, captures: [100, 100] }]] }, /SE100001: booked/],
  ['a second refund', { bookings: [['SE100001', { ...BOOKED, refunded: 20 }]] }, /SE100001: booked/],
  ['a charge of an unknown order', { bookings: [...day().bookings, ['SE100002', BOOKED]] }, /SE100002: charged/],
  ['a gift card that paid twice', { ledger: [...day().ledger, { order_id: '1', amount: -500 }] }, /on gift cards -500, 10, -500/],
])('%s is a violation', (_, changes, problem) => {
  expect(problemsOfDay({ ...day(), ...changes }).problems).toContainEqual(expect.stringMatching(problem))
})

test('the confirmation of an order that was cancelled before it could be sent need not be sent', () => {
  const cancelled = { ...order, mails: ['order-received:1', 'order-cancelled:1'], refunds: 0, booked: null, ledger: [] }
  const rows = cancelled.mails.map((key) => ({ key, state: 'done' as const, error: null }))
  const mails = [mailOf('order-cancelled:1')]
  expect(problemsOfDay({ orders: [cancelled], rows, bookings: [], ledger: [], mails }).problems).toEqual([])
  expect(problemsOfDay({ orders: [cancelled], rows, bookings: [], ledger: [], mails: [] }).problems).toHaveLength(1)
})

test('a receipt need not be sent of an order that was paid or cancelled, but of one that still waits', () => {
  const receipt = { key: 'order-awaits-payment:1', state: 'done' as const, error: null }
  const rows = [...day().rows, receipt]
  expect(problemsOfDay({ ...day(), rows }).problems).toEqual([])
  const other = { ...receipt, key: 'order-awaits-payment:2' }
  expect(problemsOfDay({ ...day(), rows: [...rows, other] }).problems).toEqual([`the mail ${other.key} was sent 0 times`])
})
