import { and, eq, sum } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { enqueueMail } from '../queue/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { addEvent, type AttemptRow, findAttempt } from './attempts'
import { atProvider } from './at-provider'
import { numberCreditNote } from './number-credit-note'
import { ProviderRefusal } from '../interfaces/provider'

type RefundRow = typeof refunds.$inferSelect

/**
 * Gives back the amount of a refund, through the provider of the payment; the refund's id is the idempotency key. Idempotent.
 * A refund that the provider refuses ends as `refused` and is logged: its amount can be asked for again. Throws a
 * ProviderOutage when the provider does not answer.
 */
export async function refundPayment(
  refundId: string,
  services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>,
): Promise<void> {
  const { db, now, log } = services
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId))
  if (refund?.state !== 'due' || refund.attempt_id === null) return
  const row = await findAttempt(db, null, { id: refund.attempt_id })
  if (row === undefined) throw new Error(`The payment of refund ${refundId} was deleted`)
  const { provider, attempt } = atProvider(row, services)
  try {
    await provider.refund(attempt, row.order_reference ?? '', refund.amount, refundId)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    log({ level: 'error', event: 'refund-refused', order: row.number, refund: refundId, error: error.message })
    await db.transaction((tx) => endRefund(tx, refund, { state: 'refused', reason: error.code }, now()))
    return
  }
  await db.transaction(async (tx) => {
    // Two refunds of one payment may end at once: the second must see what the first has given back.
    await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(eq(paymentAttempts.id, row.id)).for('update')
    // Locks the order first, because event and credit note both lock it: otherwise two refunds
    // of different payments could deadlock.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, refund.order_id)).for('update')
    if (!(await endRefund(tx, refund, { state: 'done', reason: null }, now()))) return
    if (!refund.is_uncharged) await numberCreditNote(tx, refund)
    await noteAtPayment(tx, row, refund, now())
    const { order_id, amount } = refund
    await enqueueMail(tx, { type: 'money-back', order_id, amount, refund_id: refundId }, refundId, now())
  })
}

/** Whether the refund ends here; false when another worker has ended it in the meantime. */
async function endRefund(
  tx: Database,
  { id, order_id, amount, currency }: RefundRow,
  { state, reason }: { state: 'done' | 'refused'; reason: string | null },
  at: Date,
): Promise<boolean> {
  const isDue = and(eq(refunds.id, id), eq(refunds.state, 'due'))
  const ended = await tx.update(refunds).set({ state, ended_at: at }).where(isDue).returning({ id: refunds.id })
  if (ended.length === 0) return false
  const type = state === 'done' ? 'refunded' : 'refund-refused'
  await addOrderEvent(tx, { order_id, at, actor: 'shop', type, detail: { refund: id, amount, currency, reason } })
  return true
}

/** Adds the refund to the history of payments. A payment that was given back whole is `refunded`. */
async function noteAtPayment(tx: Database, row: AttemptRow, { id, amount, currency }: RefundRow, at: Date): Promise<void> {
  await addEvent(tx, {
    provider: row.provider,
    event_id: `refund:${id}`,
    attempt_id: row.id,
    type: 'payment-refunded',
    at,
    detail: { amount, currency },
  })
  const isDone = and(eq(refunds.attempt_id, row.id), eq(refunds.state, 'done'))
  const [total] = await tx
    .select({ back: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(isDone)
  if ((total?.back ?? 0) < row.amount - 0.005) return
  await tx.update(paymentAttempts).set({ state: 'refunded' }).where(eq(paymentAttempts.id, row.id))
}
