import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'

/** Whether the consumer has withdrawn from the order within the period; the goods may then come back after it. */
export async function withdrewInTime(db: Database, orderId: string): Promise<boolean> {
  return (await db.$count(withdrawals, and(eq(withdrawals.order_id, orderId), eq(withdrawals.is_late, false)))) > 0
}
