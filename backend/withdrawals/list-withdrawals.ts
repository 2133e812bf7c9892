import { asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { notFound } from '../refusal'

const MAX_ROWS = 200

/** `open`: those that the staff still have to deal with. */
export const WithdrawalsQuery = z.object({ state: z.enum(['open', 'all']).default('open') })

/** Withdrawals, oldest first, at most 200, with the state of their order. `order` is null when no order was found. */
export async function listWithdrawals(db: Database, { state }: z.output<typeof WithdrawalsQuery>) {
  return db
    .select({
      id: withdrawals.id,
      received_at: withdrawals.received_at,
      number: withdrawals.number,
      name: withdrawals.name,
      email: withdrawals.email,
      extent: withdrawals.extent,
      lines: withdrawals.lines,
      message: withdrawals.message,
      is_late: withdrawals.is_late,
      is_acknowledged: withdrawals.is_acknowledged,
      settled_at: withdrawals.settled_at,
      cancels_at: withdrawals.cancels_at,
      undone_at: withdrawals.undone_at,
      carried_out_at: withdrawals.carried_out_at,
      order: orders.number,
      order_status: orders.status,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.order_id))
    .where(state === 'open' ? isNull(withdrawals.settled_at) : undefined)
    .orderBy(asc(withdrawals.received_at), asc(withdrawals.id))
    .limit(MAX_ROWS)
}

/** Marks a withdrawal as dealt with. Idempotent. 404 for an unknown id. */
export async function settleWithdrawal(db: Database, id: string, now: Date): Promise<void> {
  const settled = await db
    .update(withdrawals)
    .set({ settled_at: sql`coalesce(${withdrawals.settled_at}, ${now.toISOString()}::timestamptz)` })
    .where(eq(withdrawals.id, id))
    .returning({ id: withdrawals.id })
  if (settled.length === 0) throw notFound('The withdrawal')
}
