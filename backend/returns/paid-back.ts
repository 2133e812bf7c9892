import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { paymentAttempts } from '../database/schema/payments'
import { redeemedBy } from '../gift-cards/redeem-cards'
import { isPaidInvoice } from '../payments/is-paid-invoice'
import { refundable } from '../payments/refundable'
import { openWithdrawals } from '../withdrawals/open-withdrawal'

/** How all of an order's money went back: as money, or by a credit of the whole invoice before it was paid. */
export type PaidBack = 'refunded' | 'credited'

/**
 * How everything that was paid for an order was given back; null while a part of it is left. Gift cards of the order that are still valid have a value of
 * their own and count as nothing left.
 */
export async function paidBack(db: Database, orderId: string): Promise<PaidBack | null> {
  const isGiven = and(eq(refunds.order_id, orderId), ne(refunds.state, 'refused'))
  if ((await db.$count(refunds, isGiven)) === 0) return null
  const isPaying = inArray(paymentAttempts.state, ['authorized', 'captured', 'refunded'])
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.order_id, orderId), isPaying))
  let left = await redeemedBy(db, orderId)
  for (const attempt of attempts) {
    if (attempt.state === 'authorized') left += attempt.amount
    if (attempt.state === 'captured') left += await refundable(db, attempt)
  }
  if (left > 0) return null
  const invoice = attempts.find(({ provider }) => provider === 'invoice')
  return invoice === undefined || (await isPaidInvoice(db, invoice)) ? 'refunded' : 'credited'
}

/**
 * How everything was given back of an order of which no goods are expected; null when some may come back. Who withdraws must send the goods back
 * (Directive 2011/83/EU, article 14), however early the money came; a statement that came too late is no withdrawal.
 */
export async function settledBy(db: Database, orderId: string): Promise<PaidBack | null> {
  const way = await paidBack(db, orderId)
  if (way === null) return null
  const isWithdrawn = (await openWithdrawals(db, orderId)).some(({ is_late }) => !is_late)
  return isWithdrawn ? null : way
}
