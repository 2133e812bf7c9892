import { and, eq, gt, inArray, not, or, sql } from 'drizzle-orm'
import { confirmedEmail } from '../accounts/owned-purchases'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import { type OrderRow, orders } from '../database/schema/orders'

const MAX_RECEIPTS = 5
const WINDOW_MS = 24 * 60 * 60_000

/**
 * Limit: 5 mails in 24 hours that confirm the receipt of an unpaid order, per address, so that nobody can make the shop send
 * mails to a stranger. A mail that is due counts, one that was left out because its order was paid in time does not. The limit
 * neither holds nor counts orders of a customer who was logged in and has confirmed the address, so that a stranger who types it
 * does not use it up for its owner. Orders of one address take turns until the end of the transaction.
 */
export async function mayConfirmReceipt(
  tx: Database,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
  now: Date,
): Promise<boolean> {
  const isProven = sql`coalesce(${orders.email} = ${confirmedEmail(orders.customer_id)}, false)`
  if ((await tx.$count(orders, and(eq(orders.id, id), isProven))) > 0) return true
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${email}`}, 0))`)
  const isRecent = and(eq(orders.email, email), not(isProven), gt(orders.placed_at, new Date(now.getTime() - WINDOW_MS)))
  const keys = tx
    .select({ key: sql<string>`'order-awaits-payment:' || ${orders.id}` })
    .from(orders)
    .where(isRecent)
  const isDueOrSent = or(eq(jobs.state, 'waiting'), gt(jobs.sends, 0))
  return (await tx.$count(jobs, and(inArray(jobs.key, keys), isDueOrSent))) < MAX_RECEIPTS
}
