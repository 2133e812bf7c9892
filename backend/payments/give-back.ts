import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../database/schema/payments'
import { enqueueMail } from '../queue/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { addEvent, type AttemptRow, findAttempt } from './attempts'
import { atProvider } from './at-provider'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'

/**
 * Gives back a payment without an order: releases an authorized amount, refunds a captured one. Idempotent. Throws a
 * ProviderOutage when the provider does not answer or has not decided; the reconciler then tries again.
 */
export async function giveBack(attemptId: string, services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>): Promise<void> {
  const { db, now, log } = services
  const row = await findAttempt(db, null, { id: attemptId })
  if (row?.state !== 'refund-due') return
  const { refunded, released } = await atItsProvider(row, services)
  await db.transaction(async (tx) => {
    const isDue = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'refund-due'))
    const ended = await tx.update(paymentAttempts).set({ state: 'refunded', next_check_at: null }).where(isDue).returning()
    // Another webhook, or the reconciler, has given the same money back in the meantime.
    if (ended.length === 0) return
    const { provider, order_id, currency } = row
    const detail = { amount: refunded + released, currency }
    await addEvent(tx, {
      provider,
      event_id: `${attemptId}:refunded`,
      attempt_id: attemptId,
      type: 'payment-refunded',
      at: now(),
      detail,
    })
    const step = { order_id, at: now(), actor: 'shop' } as const
    if (released > 0 || refunded === 0)
      await addOrderEvent(tx, { ...step, type: 'payment-released', detail: { amount: released, currency } })
    if (refunded > 0) {
      await addOrderEvent(tx, { ...step, type: 'refunded', detail: { amount: refunded, currency } })
      await enqueueMail(tx, { type: 'money-back', order_id, amount: refunded }, attemptId, now())
    }
  })
  log({ level: 'info', event: 'payment-refunded', order: row.number, attempt: attemptId, amount: refunded + released })
}

/**
 * Releases what is authorized and refunds what is captured at the provider; the amounts. A refusal needs people: it is
 * logged, and tried again as after an outage.
 */
async function atItsProvider(row: AttemptRow, services: Pick<Services, 'payments' | 'log'>) {
  try {
    const { provider, attempt } = atProvider(row, services)
    const { state, amount, captured = 0, orderReference } = await provider.read(attempt)
    // Still being examined, or in a state that the shop does not know: the money may yet be taken.
    if (state === 'open') throw new ProviderOutage(`The payment of order ${row.number} is undecided`)
    const refunded = state === 'captured' ? amount : captured
    if (state === 'authorized') await provider.cancel(attempt, orderReference)
    if (refunded > 0) await provider.refund(attempt, orderReference ?? '', refunded, `${row.id}:back`)
    // Another process has just released it: the provider then tells no amount.
    const isReleased = state === 'cancelled' || state === 'expired'
    return { refunded, released: (isReleased ? row.amount : amount) - refunded }
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { code, message } = error
    services.log({ level: 'error', event: 'payment-refund-failed', order: row.number, attempt: row.id, code, error: message })
    throw new ProviderOutage(message, { cause: error })
  }
}
