import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../database/schema/payments'
import type { Services } from '../services'
import { atProvider } from '../payments/at-provider'
import { findAttempt } from '../payments/attempts'
import { capturePayment } from '../payments/capture-payment'
import { type Attempt, type PaymentProvider, ProviderRefusal } from '../interfaces/provider'
import { settlePayment } from './settle-payment'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/**
 * Milliseconds before its end in which an authorization is extended or captured: room for two daily checks, in case one fails.
 */
const MARGIN_MS = 2 * 24 * 3600_000

/**
 * Looks after the authorized payment of an order that waits to be sent, as one with presale goods does (decision 032):
 * shortly before the authorization ends it is extended, or captured where its provider cannot extend it or does not move
 * its end far enough. One that has ended cancels the order, and the customer is told. Idempotent. Throws a
 * ProviderOutage when the provider does not answer.
 */
export async function keepAuthorization(attemptId: string, services: Needs): Promise<void> {
  const { db, now } = services
  const row = await findAttempt(db, null, { id: attemptId })
  if (row?.state !== 'authorized') return
  const { provider, attempt } = atProvider(row, services)
  const { state, authorizedUntil, orderReference } = await provider.read(attempt)
  if (state !== 'authorized') return settlePayment(attemptId, services)
  if (authorizedUntil === undefined) {
    const isAuthorized = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'authorized'))
    await db.update(paymentAttempts).set({ next_check_at: null }).where(isAuthorized)
    return
  }
  const endsSoon = (end: Date) => end.getTime() - now().getTime() <= MARGIN_MS
  if (!endsSoon(authorizedUntil)) return
  if (await extended(provider, attempt, orderReference ?? row.order_reference ?? '')) {
    const { authorizedUntil: end } = await provider.read(attempt)
    if (end === undefined || !endsSoon(end)) return
  }
  await capturePayment(attemptId, services)
}

/** Whether the provider took the extension, perhaps without moving the end: Klarna's authorizations last 180 days at most. */
async function extended({ extend }: PaymentProvider, attempt: Attempt, orderReference: string): Promise<boolean> {
  if (extend === undefined) return false
  try {
    await extend(attempt, orderReference)
    return true
  } catch (error) {
    if (error instanceof ProviderRefusal) return false
    throw error
  }
}
