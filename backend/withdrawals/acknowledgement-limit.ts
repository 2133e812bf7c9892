import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'

/** Milliseconds between two acknowledgements to an address without a matching order. */
const PAUSE_MS = 60 * 60_000

/**
 * Limit: one acknowledgement per address and hour for statements that name no order, so that nobody can make the shop send mails
 * to a stranger. Statements for one address take turns until the end of the transaction.
 */
export async function mayAcknowledge(tx: Database, email: string, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal ${email}`}, 0))`)
  const sentLately = and(
    eq(withdrawals.email, email),
    eq(withdrawals.is_acknowledged, true),
    isNull(withdrawals.order_id),
    gt(withdrawals.received_at, new Date(now.getTime() - PAUSE_MS)),
  )
  return (await tx.$count(withdrawals, sentLately)) === 0
}
