import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { paymentAttempts } from '../database/schema/payments'
import { roundMoney } from '../stores/money'
import { requestRefund } from './request-refund'

/**
 * Keeps the amount that was captured of an attempt, whose row the transaction has locked. Refunds what was captured beyond the
 * amount of the attempt: after the authorization pieces were withdrawn, and the provider captures whole authorizations only, or
 * the payment was captured in the provider's own portal. There also less may have been captured and the rest released: the answer
 * is the amount that is missing, 0 when none is. Call it once, when the attempt becomes captured.
 */
export async function settleCapturedAmount(
  tx: Database,
  attempt: typeof paymentAttempts.$inferSelect,
  taken: number,
  at: Date,
): Promise<number> {
  const excess = roundMoney(taken - attempt.amount, { digits: 2 })
  if (excess === 0) return 0
  await tx.update(paymentAttempts).set({ amount: taken }).where(eq(paymentAttempts.id, attempt.id))
  if (excess < 0) return -excess
  const refund = { reason: 'withdrawn before dispatch', actor: 'shop', isUncharged: true } as const
  await requestRefund(tx, attempt, { id: randomUUID(), amount: excess, ...refund }, at)
  return 0
}
