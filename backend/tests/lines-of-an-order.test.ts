import { expect, test } from 'vitest'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import { ReturnRequest } from '../../app/commerce/contract/return'
import { ReceivedGoods } from '../staff/receive-return'
import { RefundRequest } from '../staff/refund-by-staff'
import { Restocking } from '../staff/restock-pieces'

const listOf = <T>(count: number, entry: (at: number) => T) => Array.from({ length: count }, (_, at) => entry(at))
const articles = (count: number) => listOf(count, (at) => ({ sku: `SKU-${at}`, quantity: 1 }))
const returned = (position: number) => ({ position, quantity: 1, reason: 'changed-mind', condition: 'unopened' })

test.each([
  ['a return', ReturnRequest, (count: number) => ({ id: crypto.randomUUID(), lines: listOf(count, returned), message: '' })],
  ['goods that came back', ReceivedGoods, (count: number) => ({ sellable: listOf(count, (at) => `SKU-${at}`) })],
  ['a refund of pieces', RefundRequest, (count: number) => ({ lines: articles(count), reason: 'faulty' })],
  ['a refund of deposits', RefundRequest, (count: number) => ({ deposits: { lines: articles(count) }, reason: 'handed in' })],
  ['pieces put back into the stock', Restocking, (count: number) => ({ lines: articles(count) })],
])('%s may name each line that an order can have', (_, request, of) => {
  expect([201, MAX_LINES, MAX_LINES + 1].map((count) => request.safeParse(of(count)).success)).toEqual([true, true, false])
})
