import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'

/** The amount of an order that partial or full refunds have given back or are giving back, in the order's currency. */
export async function givenBefore(db: Database, orderId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount} + ${refunds.gift_card_amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.order_id, orderId), ne(refunds.state, 'refused')))
  return row?.amount ?? 0
}
