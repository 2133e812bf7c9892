import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../database/schema/payments'
import { enqueueMail } from '../mail/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { addEvent, type AttemptRow, findAttempt } from './attempts'
import { atProvider } from './at-provider'
import { ProviderOutage, ProviderRefusal } from './provider'

/**
 * Gives back what was paid for nothing: releases what is authorized, refunds what is captured. Called again, it does nothing more. Throws
 * a ProviderOutage when the provider does not answer; the reconciler then tries again.
 */
export async function giveBack(attemptId: string, services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>): Promise<void> {
  const { db, now, log } = services
  const row = await findAttempt(db, null, { id: attemptId })
  if (row?.state !== 'refund-due') return
  const { state, amount } = await atItsProvider(row, services)
  await db.transaction(async (tx) => {
    const isDue = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'refund-due'))
    const ended = await tx.update(paymentAttempts).set({ state: 'refunded', next_check_at: null }).where(isDue).returning()
    // Another webhook, or the reconciler, has given the same money back in the meantime.
    if (ended.length === 0) return
    const detail = { amount, currency: row.currency }
    await addEvent(tx, {
      ...{ provider: row.provider, event_id: `${attemptId}:refunded`, attempt_id: attemptId },
      ...{ type: 'payment-refunded', at: now(), detail },
    })
    const type = state === 'captured' ? 'refunded' : 'payment-released'
    await addOrderEvent(tx, { order_id: row.order_id, at: now(), actor: 'shop', type, detail })
    if (state === 'captured') {
      await enqueueMail(tx, { type: 'money-back', order_id: row.order_id, amount }, attemptId, now())
    }
  })
  log({ level: 'info', event: 'payment-given-back', order: row.number, attempt: attemptId, amount })
}

/** Releases or refunds at the provider; what was given back. A refusal needs people: it is logged, and tried again as after an outage. */
async function atItsProvider(row: AttemptRow, services: Pick<Services, 'payments' | 'log'>) {
  try {
    const { provider, attempt } = atProvider(row, services)
    const { state, amount, orderReference } = await provider.read(attempt)
    if (state === 'authorized') await provider.cancel(attempt, orderReference)
    if (state === 'captured') await provider.refund(attempt, orderReference ?? '', amount, `${row.id}:back`)
    return { state, amount }
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { code, message } = error
    services.log({ level: 'error', event: 'payment-not-given-back', order: row.number, attempt: row.id, code, error: message })
    throw new ProviderOutage(message, { cause: error })
  }
}
