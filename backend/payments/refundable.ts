import { and, eq, ne, sum } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'

/**
 * The amount of a captured payment that was not yet given back, nor asked to be. Ask with the payment's row locked, so that no two refunds
 * share the same money.
 */
export async function refundable(tx: Database, { id, amount }: { id: string; amount: number }): Promise<number> {
  const isAsked = and(eq(refunds.attempt_id, id), ne(refunds.state, 'refused'))
  const [row] = await tx
    .select({ asked: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(isAsked)
  // Amounts have 4 decimals in the database.
  return Math.round((amount - (row?.asked ?? 0)) * 10_000) / 10_000
}
