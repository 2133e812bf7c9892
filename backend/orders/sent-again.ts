import { and, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'

/** When the staff last sent a parcel again under the number with which it had come back; null: never. */
export async function sentAgainAt(db: Database, orderId: string, tracking_number: string): Promise<Date | null> {
  const isSame = sql`${orderEvents.detail} @> ${JSON.stringify({ tracking_number, replaces: tracking_number })}::jsonb`
  const [found] = await db
    .select({ at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(eq(orderEvents.order_id, orderId), eq(orderEvents.type, 'parcel-corrected'), isSame))
  return found?.at ?? null
}
