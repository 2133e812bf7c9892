import type { Database } from '../database/database'
import { type orderEvents, refunds } from '../database/schema/order-history'
import type { paymentAttempts } from '../database/schema/payments'
import { enqueueJob } from '../queue/enqueue-job'
import { addOrderEvent } from '../orders/order-events'

type AttemptRow = typeof paymentAttempts.$inferSelect
/** `isUncharged`: as `refunds.is_uncharged`. */
export type RequestedRefund = {
  id: string
  amount: number
  reason: string
  actor: (typeof orderEvents.$inferSelect)['actor']
  isUncharged?: boolean
}

/** Asks for a refund of a captured payment, whose row the transaction has locked; a job gives the money back. */
export async function requestRefund(
  tx: Database,
  { id: attempt_id, order_id, currency }: AttemptRow,
  { id, amount, reason, actor, isUncharged: is_uncharged = false }: RequestedRefund,
  at: Date,
): Promise<void> {
  const refund = { id, order_id, attempt_id, amount, currency, reason, is_uncharged } as const
  await tx.insert(refunds).values({ ...refund, state: 'due', requested_at: at })
  const detail = { refund: id, amount, currency, reason }
  await addOrderEvent(tx, { order_id, at, actor, type: 'refund-requested', detail })
  await enqueueJob(tx, { key: `refund:${id}`, job: { kind: 'refund', refund_id: id } }, at)
}
