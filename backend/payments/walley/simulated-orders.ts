import { z } from 'zod'
import { round } from '../../../app/commerce/contract/round'
import { amountOf, type Checkout } from './simulated-checkout'

/** The actions of the manage-orders API. */
export const ACTIONS = ['capture', 'cancel', 'refund', 'extend'] as const
export type Action = (typeof ACTIONS)[number]

export const ActionRequest = z.object({
  amount: z.number().positive(),
  description: z.string().max(50).optional(),
  actionReference: z.string().max(50).optional(),
})

type Order = NonNullable<Checkout['order']>

/** The term of an order and of an extension. Walley agrees on it with each shop; 30 days here. */
const TERM_MS = 30 * 24 * 3600_000

/** The time until which an order that is placed or extended now can be captured. */
export const expiryFrom = (now: Date): string => new Date(now.getTime() + TERM_MS).toISOString()

/** The state of an order at this time. */
export const orderState = ({ status, expiresAt }: Order, now: Date): Order['status'] | 'Expired' =>
  status === 'NotActivated' && expiresAt !== null && new Date(expiresAt) <= now ? 'Expired' : status

/** HTTP status of the answer: 202 when the action was accepted. */
export type Handled = { checkout: Checkout; status: 202 | 400 | 404 }

/** Carries out an action once per idempotency key; another action with the same key is refused. */
export function manageOrder(
  checkout: Checkout,
  { action, amount, key }: { action: Action; amount: number; key: string | null },
  now: Date,
): Handled {
  const { order } = checkout
  if (order === null) return { checkout, status: 404 }
  const call = `${action} ${amount}`
  const before = key === null ? undefined : order.done[key]
  if (before !== undefined) return { checkout, status: before.call === call && before.status === 202 ? 202 : 400 }
  const isExpired = orderState(order, now) === 'Expired'
  const changed = isExpired ? null : ACT[action](order, { amount, total: amountOf(checkout.request), now })
  const status = changed === null ? 400 : 202
  const done = key === null ? order.done : { ...order.done, [key]: { call, status } }
  return { checkout: { ...checkout, order: { ...(changed ?? order), done } }, status }
}

/** Each answers null when the order's state or the amount forbids the action. */
const ACT: Readonly<Record<Action, (order: Order, asked: { amount: number; total: number; now: Date }) => Order | null>> = {
  capture(order, { amount, total }) {
    const captured = round(order.captured + amount, 2)
    if ((order.status !== 'NotActivated' && order.status !== 'PartActivated') || captured > total) return null
    return { ...order, status: captured === total ? 'Activated' : 'PartActivated', captured }
  },
  cancel: (order) => (order.status === 'NotActivated' ? { ...order, status: 'Cancelled' } : null),
  extend: (order, { now }) => (order.status === 'NotActivated' ? { ...order, expiresAt: expiryFrom(now) } : null),
  refund(order, { amount }) {
    const refunded = round(order.refunded + amount, 2)
    if (order.status !== 'Activated' || refunded > order.captured) return null
    return { ...order, refunded, status: refunded === order.captured ? 'Returned' : 'Activated' }
  },
}
