import type { CancelReason } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { enqueueJob } from '../jobs/enqueue-job'
import { enqueueMail } from '../mail/enqueue-mail'
import type { MailRequest } from '../mail/mail-request'
import { cancelOrder } from './change-status'
import type { OrderRow } from './lock-order'

/** Milliseconds in which most shoppers have paid: their order confirmation then says that the order was received. */
const RECEIPT_AFTER_MS = 3 * 60_000

/**
 * Schedules the mail that confirms the receipt of an order whose payment is awaited (Directive 2000/31/EC, article 11; § 312i BGB). It is left out when
 * the order is no longer pending then.
 */
export function scheduleReceipt(tx: Database, orderId: string, at: Date): Promise<void> {
  const mail = { type: 'order-awaits-payment', order_id: orderId } as const
  const dueAt = new Date(at.getTime() + RECEIPT_AFTER_MS)
  return enqueueJob(tx, { key: `${mail.type}:${orderId}`, job: { kind: 'mail', mail }, dueAt }, at)
}

type Money = Pick<Extract<MailRequest, { type: 'order-cancelled' }>, 'money' | 'amount'>
type Cancelling = { reason: CancelReason; actor: 'shopper' | 'shop'; at: Date }

/**
 * Cancels an order that waits for its payment, whose row the transaction has locked. The customer is told by mail if a mail has confirmed the receipt
 * of the order before.
 */
export async function cancelUnpaidOrder(
  tx: Database,
  order: OrderRow,
  { reason, actor, at }: Cancelling,
  money: Money = { money: 'nothing-paid', amount: 0 },
): Promise<void> {
  const gift_cards = await cancelOrder(tx, order, reason, { actor, at })
  if (order.is_renewal || at.getTime() - order.placed_at.getTime() < RECEIPT_AFTER_MS) return
  await enqueueMail(tx, { type: 'order-cancelled', order_id: order.id, reason, ...money, gift_cards }, order.id, at)
}
