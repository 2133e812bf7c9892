import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import { roundMoney } from '../stores/money'
import { requestRefund } from './request-refund'

/**
 * Refunds what was captured beyond the amount of an attempt, whose row the transaction has locked: after the authorization pieces were
 * withdrawn, and the provider captures whole authorizations only, or the payment was captured in the provider's own portal. Call it once,
 * when the attempt becomes captured.
 */
export async function refundExcess(
  tx: Database,
  attempt: typeof paymentAttempts.$inferSelect,
  taken: number,
  at: Date,
): Promise<void> {
  const excess = roundMoney(taken - attempt.amount, { digits: 2 })
  if (excess <= 0) return
  await tx.update(paymentAttempts).set({ amount: taken }).where(eq(paymentAttempts.id, attempt.id))
  const refund = { reason: 'withdrawn before dispatch', actor: 'shop', isUncharged: true } as const
  await requestRefund(tx, attempt, { id: randomUUID(), amount: excess, ...refund }, at)
}
