import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../../app/commerce/contract/order'
import { canBecome } from './transitions'

test('the states that an order may pass to, from each state', () => {
  const next = ORDER_STATUSES.map((from) => [from, ORDER_STATUSES.filter((to) => canBecome(from, to))])
  expect(Object.fromEntries(next)).toEqual({
    pending: ['confirmed', 'cancelled'],
    confirmed: ['packed', 'cancelled'],
    packed: ['shipped', 'cancelled'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    cancelled: ['confirmed'],
    returned: [],
  })
})

test('no order becomes what it is already', () => {
  for (const status of ORDER_STATUSES) expect(canBecome(status, status)).toBe(false)
})
