import { z } from 'zod'
import { round } from '../../../app/commerce/contract/round'
import { amountOf, type Checkout } from './simulator-checkout'

/** The actions of the manage-orders API. */
export const ACTIONS = ['capture', 'cancel', 'refund'] as const
export type Action = (typeof ACTIONS)[number]

export const ActionRequest = z.object({
  amount: z.number().positive(),
  description: z.string().max(50).optional(),
  actionReference: z.string().max(50).optional(),
})

type Order = NonNullable<Checkout['order']>

/** HTTP status of the answer: 202 when the action was accepted. */
export type Handled = { checkout: Checkout; status: 202 | 400 | 404 }

/** Carries an action out once for each idempotency key; another action with the same key is refused. */
export function manageOrder(checkout: Checkout, action: Action, amount: number, key: string | null): Handled {
  const { order } = checkout
  if (order === null) return { checkout, status: 404 }
  const call = `${action} ${amount}`
  const before = key === null ? undefined : order.done[key]
  if (before !== undefined) return { checkout, status: before.call === call && before.status === 202 ? 202 : 400 }
  const changed = ACT[action](order, amount, amountOf(checkout.request))
  const status = changed === null ? 400 : 202
  const done = key === null ? order.done : { ...order.done, [key]: { call, status } }
  return { checkout: { ...checkout, order: { ...(changed ?? order), done } }, status }
}

/** Each answers null when the order's state or the amount forbids the action. */
const ACT: Readonly<Record<Action, (order: Order, amount: number, total: number) => Order | null>> = {
  capture: (order, amount, total) =>
    order.status === 'NotActivated' && amount === total ? { ...order, status: 'Activated', captured: amount } : null,
  cancel: (order) => (order.status === 'NotActivated' ? { ...order, status: 'Cancelled' } : null),
  refund(order, amount) {
    const refunded = round(order.refunded + amount, 2)
    if (order.status !== 'Activated' || refunded > order.captured) return null
    return { ...order, refunded, status: refunded === order.captured ? 'Returned' : 'Activated' }
  },
}
