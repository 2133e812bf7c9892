import { expect, test } from 'vitest'
import { readCommand } from './command'
import { UsageError } from './usage'

const read = (line: string) => {
  const { method, path, body } = readCommand(line.split(' '), 'the-id')
  return [method, path, body]
}

test.each([
  ['list', 'GET', 'orders?', undefined],
  ['list --status confirmed --email a@b.se --page 2', 'GET', 'orders?status=confirmed&email=a%40b.se&page=2', undefined],
  ['list --overdue', 'GET', 'orders?overdue=true', undefined],
  ['show SE100001', 'GET', 'orders/SE100001', undefined],
  ['ship SE1 --carrier dhl --tracking A1', 'POST', 'orders/SE1/ship', { parcel: { carrier: 'dhl', tracking_number: 'A1' } }],
  ['ship SE1', 'POST', 'orders/SE1/ship', { parcel: null }],
  ['undelivered SE1 --sellable all --deduct 9,5', 'POST', 'orders/SE1/undelivered', { sellable: 'all', deduct: 9.5 }],
  ['undelivered SE1', 'POST', 'orders/SE1/undelivered', { sellable: [], deduct: undefined }],
  ['paid SE1', 'POST', 'orders/SE1/paid', {}],
  ['deliver SE1', 'POST', 'orders/SE1/deliver', {}],
  ['cancel SE1 --reason by-shop', 'POST', 'orders/SE1/cancel', { reason: 'by-shop' }],
  [
    'refund SE1 --amount 99,50 --reason late',
    'POST',
    'orders/SE1/refunds',
    { id: 'the-id', amount: 99.5, reason: 'late', again: false },
  ],
  [
    'refund SE1 --amount 9 --reason x --again',
    'POST',
    'orders/SE1/refunds',
    { id: 'the-id', amount: 9, reason: 'x', again: true },
  ],
  ['refund SE1 --reason late', 'POST', 'orders/SE1/refunds', { id: 'the-id', amount: undefined, reason: 'late', again: false }],
  ['withdrawals', 'GET', 'withdrawals?', undefined],
  ['withdrawals all', 'GET', 'withdrawals?state=all', undefined],
  ['withdrawals carry-out X', 'POST', 'withdrawals/X/carry-out', {}],
  ['withdrawals settle X', 'POST', 'withdrawals/X/settle', {}],
  ['withdrawals assign X SE1', 'POST', 'withdrawals/X/assign', { number: 'SE1' }],
  ['gift-cards list SE1', 'GET', 'orders/SE1/gift-cards', undefined],
  ['gift-cards resend SE1', 'POST', 'orders/SE1/gift-cards/resend', { email: null }],
  ['gift-cards resend SE1 --email a@b.se', 'POST', 'orders/SE1/gift-cards/resend', { email: 'a@b.se' }],
  ['gift-cards issue SE1', 'POST', 'orders/SE1/gift-cards/issue', {}],
  ['gift-cards void X', 'POST', 'gift-cards/X/void', {}],
  ['returns', 'GET', 'returns?', undefined],
  ['returns received', 'GET', 'returns?state=received', undefined],
  ['returns show SE1-R1', 'GET', 'returns/SE1-R1', undefined],
  ['returns receive SE1-R1', 'POST', 'returns/SE1-R1/receive', { sellable: [] }],
  ['returns receive SE1-R1 --sellable all', 'POST', 'returns/SE1-R1/receive', { sellable: 'all' }],
  ['returns receive SE1-R1 --sellable A,B', 'POST', 'returns/SE1-R1/receive', { sellable: ['A', 'B'] }],
  ['returns refund SE1-R1 --deduct 9,5', 'POST', 'returns/SE1-R1/refund', { deduct: 9.5 }],
  ['returns refuse SE1-R1 --reason late', 'POST', 'returns/SE1-R1/refuse', { reason: 'late' }],
  ['reviews', 'GET', 'reviews?', undefined],
  ['reviews publish X', 'PATCH', 'reviews/X', { status: 'published' }],
  ['jobs', 'GET', 'jobs?', undefined],
  ['jobs retry 7', 'POST', 'jobs/7/retry', {}],
])('orders -- %s', (line, method, path, body) => {
  expect(read(line)).toEqual([method, path, body])
})

test.each([
  '',
  'sing',
  'show',
  'ship SE1 --carrier dhl',
  'cancel SE1',
  'refund SE1 --reason x --amount much',
  'list --colour red',
  'gift-cards',
  'gift-cards list',
  'withdrawals assign X',
])('orders -- %s is refused with the usage', (line) => {
  expect(() => read(line)).toThrow(UsageError)
})
