import type { OrderRow } from '../database/schema/orders'
import { and, eq, gt } from 'drizzle-orm'
import type { CancelReason } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import { enqueueJob } from '../queue/enqueue-job'
import { enqueueMail } from '../queue/enqueue-mail'
import type { MailRequest } from '../queue/mail-request'
import { cancelOrder } from './change-status'
import { mayConfirmReceipt } from '../orders/receipt-limit'
import { toPay } from '../orders/totals'

/** Milliseconds in which most shoppers have paid: their order confirmation then says that the order was received. */
const RECEIPT_AFTER_MS = 3 * 60_000

const receiptKey = (orderId: string): string => `order-awaits-payment:${orderId}`

/**
 * Schedules the mail that confirms the receipt of an order whose payment has been opened and is awaited (Directive
 * 2000/31/EC, article 11; § 312i BGB). It is left out when the order is no longer pending then. Nothing is scheduled over the
 * limit of the address (receipt-limit.ts).
 */
export async function scheduleReceipt(tx: Database, order: Pick<OrderRow, 'id' | 'email'>, at: Date): Promise<void> {
  if (!(await mayConfirmReceipt(tx, order, at))) return
  const mail = { type: 'order-awaits-payment', order_id: order.id } as const
  const dueAt = new Date(at.getTime() + RECEIPT_AFTER_MS)
  await enqueueJob(tx, { key: receiptKey(order.id), job: { kind: 'mail', mail }, dueAt }, at)
}

type Money = Pick<Extract<MailRequest, { type: 'order-cancelled' }>, 'money' | 'amount'>
type Cancelling = { reason: CancelReason; actor: 'shopper' | 'shop'; at: Date }

/**
 * Cancels an order that waits for its payment, whose row the transaction has locked. The customer is told by mail if a mail
 * has confirmed the receipt of the order before. Without `money` the outcome of the payment is unknown: the mail says what
 * happens to an amount that may be reserved.
 */
export async function cancelUnpaidOrder(
  tx: Database,
  order: OrderRow,
  { reason, actor, at }: Cancelling,
  money?: Money,
): Promise<void> {
  const gift_cards = await cancelOrder(tx, order, reason, { actor, at })
  const isReceiptSent = and(eq(jobs.key, receiptKey(order.id)), gt(jobs.sends, 0))
  if ((await tx.$count(jobs, isReceiptSent)) === 0) return
  const given: Money = money ?? { money: 'released', amount: toPay({ total: order.total, gift_card_total: gift_cards }) }
  // A late payment can revive the order: the mail about a later cancellation then has a key of its own.
  const about = `${order.id}:unpaid`
  await enqueueMail(tx, { type: 'order-cancelled', order_id: order.id, reason, ...given, gift_cards }, about, at)
}
