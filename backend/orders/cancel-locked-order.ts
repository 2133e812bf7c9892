import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import { voidUnusedCards } from '../gift-cards/void-gift-cards'
import { enqueueMail } from '../mail/enqueue-mail'
import { refundable } from '../payments/refundable'
import { requestRefund } from '../payments/request-refund'
import { cancelOrder } from './change-status'
import type { LockedOrder } from './lock-order'

type Cancelling = { reason: 'by-customer' | 'by-shop'; actor: 'shopper' | 'staff'; at: Date }

/**
 * Cancels an order that is not sent yet: its pieces are back in the stock, the customer is told, and an authorized payment is released, a
 * captured one refunded. The order must be able to become cancelled (transitions.ts).
 */
export async function cancelLockedOrder(tx: Database, locked: LockedOrder, { reason, actor, at }: Cancelling): Promise<void> {
  const { order } = locked
  await cancelOrder(tx, order, reason, { actor, at })
  await voidUnusedCards(tx, order.id, 'shop', at)
  const money = await giveMoneyBack(tx, locked, reason, at)
  await enqueueMail(tx, { type: 'order-cancelled', order_id: order.id, reason, money }, order.id, at)
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
