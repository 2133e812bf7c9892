import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import { enqueueMail } from '../mail/enqueue-mail'
import { cancelOrder } from '../orders/change-status'
import { refundable } from '../payments/refundable'
import { requestRefund } from '../payments/request-refund'
import type { Services } from '../services'
import { type LockedOrder, lockOrder } from './lock-order'
import { refuseStatus } from './refuse-status'

/** Who wants the order cancelled. */
export const Cancellation = z.object({ reason: z.enum(['by-customer', 'by-shop']) })

/**
 * Cancels an order that is not sent yet: its pieces are back in the stock, the customer is told, and an authorized payment is released, a
 * captured one refunded. Again it does nothing more. Refused with 409 `order-status` in any other state.
 */
export async function cancelConfirmedOrder(
  number: string,
  { reason }: z.output<typeof Cancellation>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order } = locked
    if (order.status === 'cancelled' && order.cancel_reason === reason) return
    if (order.status !== 'confirmed' && order.status !== 'packed') throw refuseStatus(order, 'cancelled')
    await cancelOrder(tx, order, reason, { actor: 'staff', at })
    const money = await giveMoneyBack(tx, locked, reason, at)
    await enqueueMail(tx, { type: 'order-cancelled', order_id: order.id, reason, money }, order.id, at)
  })
}

async function giveMoneyBack(tx: Database, { paid }: LockedOrder, reason: string, at: Date) {
  if (paid === null) return 'nothing-paid'
  if (paid.state === 'captured') {
    const amount = await refundable(tx, paid)
    if (amount <= 0) return 'nothing-paid'
    await requestRefund(tx, paid, { id: randomUUID(), amount, reason, actor: 'shop' }, at)
    return 'refunded'
  }
  // The reconciler releases it, or refunds it if it was captured at the provider itself.
  await tx.update(paymentAttempts).set({ state: 'refund-due', next_check_at: at }).where(eq(paymentAttempts.id, paid.id))
  return paid.provider === 'invoice' ? 'nothing-paid' : 'released'
}
