import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderEvents, parcels } from '../database/schema/order-history'

/**
 * When the last parcel of an order was delivered; null while one is on its way, or when there is none. Orders of the first releases have no
 * parcels: there it is the step of their history.
 */
export async function lastDelivery(db: Database, orderId: string): Promise<Date | null> {
  const rows = await db.select({ at: parcels.delivered_at }).from(parcels).where(eq(parcels.order_id, orderId))
  const delivered = rows.flatMap(({ at }) => (at === null ? [] : [at.getTime()]))
  if (rows.length > 0) return delivered.length < rows.length ? null : new Date(Math.max(...delivered))
  const isDelivery = and(eq(orderEvents.order_id, orderId), eq(orderEvents.type, 'delivered'))
  const [event] = await db.select({ at: orderEvents.at }).from(orderEvents).where(isDelivery)
  return event?.at ?? null
}
