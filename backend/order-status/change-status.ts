import { and, eq } from 'drizzle-orm'
import type { CancelReason, OrderStatus } from '../../app/commerce/contract/order'
import { takeOrderedLines } from '../carts/take-ordered-lines'
import type { Database } from '../database/database'
import { type OrderRow, orders } from '../database/schema/orders'
import { giveBackOntoCards } from '../gift-cards/redeem-cards'
import { enqueueMail } from '../queue/enqueue-mail'
import { beginSubscriptions } from '../subscriptions/begin-subscriptions'
import { endSubscriptionsOf } from '../subscriptions/end-subscription'
import { noteOrderCancelled, noteOrderConfirmed } from '../subscriptions/note-order-outcome'
import { scheduleStated } from './schedule-stated'
import { settleWithdrawals } from './settle-withdrawals'
import { addOrderEvent } from '../orders/order-events'
import { releaseStock } from '../orders/reserve-stock'
import { canBecome } from '../orders/transitions'

type Step = Pick<Parameters<typeof addOrderEvent>[1], 'actor' | 'at' | 'detail'>
type StepStatus = Exclude<OrderStatus, 'pending'>

/** Passes an order, whose row the transaction has locked, to another state, and adds the step to its history. */
export async function changeStatus(
  tx: Database,
  order: OrderRow,
  to: StepStatus,
  step: Step,
  reason: CancelReason | null = null,
): Promise<void> {
  if (!canBecome(order.status, to)) throw new Error(`Order ${order.number} cannot become ${to}, it is ${order.status}`)
  await tx
    .update(orders)
    .set({ status: to, cancel_reason: reason })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
  await addOrderEvent(tx, { order_id: order.id, type: to, ...step })
}

/**
 * Confirms an order that is paid or invoiced: its confirmation is mailed, its subscriptions begin, its lines leave the account's
 * cart, and pieces withdrawn from it meanwhile are taken out a day later.
 */
export async function confirmOrder(tx: Database, order: OrderRow, step: Step): Promise<void> {
  await changeStatus(tx, order, 'confirmed', step)
  await enqueueMail(tx, { type: 'order-received', order_id: order.id }, order.id, step.at)
  // A new subscription locks its product, so it comes before the cart (decision 115).
  await (order.is_renewal ? noteOrderConfirmed(tx, order.id) : beginSubscriptions(tx, order, step.at))
  await takeOrderedLines(tx, order, step.at)
  await scheduleStated(tx, order.id, step.at)
}

/**
 * Cancels an order, puts its pieces back into the stock and what gift cards paid back onto them, ends the subscriptions that it
 * began, and settles withdrawals from it. Returns the amount that gift cards got back, in the order's currency.
 */
export async function cancelOrder(tx: Database, order: OrderRow, reason: CancelReason, step: Step): Promise<number> {
  await changeStatus(tx, order, 'cancelled', { ...step, detail: { ...step.detail, reason } }, reason)
  await (order.is_renewal ? noteOrderCancelled(tx, order.id, step.at) : endSubscriptionsOf(tx, order.id, step.at))
  await settleWithdrawals(tx, order.id, step.at)
  await releaseStock(tx, order.id)
  return giveBackOntoCards(tx, order.id, step.at)
}
