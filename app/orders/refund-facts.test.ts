import { expect, it } from 'vitest'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { refundFacts } from './refund-facts'

type Facts = Parameters<typeof refundFacts>[0]

const at = '2026-01-01T00:00:00Z'
const event = (type: OrderDetail['events'][number]['type']) => ({
  at,
  type,
  by: 'shop' as const,
  reason: null,
  amount: null,
  is_credit: false,
  place: null,
})
const refund = (amount: number, state: 'due' | 'done' | 'refused', deposit = 0) => ({
  amount,
  gift_card_amount: 0,
  deposit,
  is_credit: false,
  state,
  ended_at: null,
})
const facts = (status: Facts['order']['status'], events: Facts['events'], refunds: Facts['refunds']) =>
  refundFacts({ order: { number: 'SE1', currency: 'SEK', total: 500, deposit_total: 15, status }, events, refunds })

it('tells each refund that has reached the customer', () => {
  expect(facts('returned', [event('paid')], [refund(100, 'done'), refund(50, 'due'), refund(30, 'refused')])).toEqual([
    { id: 'SE1:1', number: 'SE1', currency: 'SEK', value: 100 },
  ])
})

it('gives back all of an order that was bought and cancelled, once', () => {
  expect(facts('cancelled', [event('paid')], [refund(500, 'done')])).toEqual([
    { id: 'SE1', number: 'SE1', currency: 'SEK', value: 485 },
  ])
})

it('gives back nothing of an order that was never paid', () => {
  expect(facts('cancelled', [event('placed')], [])).toEqual([])
})

it('leaves out deposits, and tells nothing of a deposit that is given back alone', () => {
  expect(facts('delivered', [event('paid')], [refund(107.5, 'done', 7.5), refund(7.5, 'done', 7.5)])).toEqual([
    { id: 'SE1:1', number: 'SE1', currency: 'SEK', value: 100 },
  ])
})
