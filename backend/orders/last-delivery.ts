import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { orderEvents, parcels } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'

/**
 * The time at which the last parcel of an order was delivered; null while one is on its way, or when there is none. A parcel that
 * came back counts as on its way until the order is delivered, because it may be sent again. Orders of the first releases have no
 * parcels: there it is the step of their history.
 */
export async function lastDelivery(db: Database, orderId: string): Promise<Date | null> {
  return (await lastDeliveries(db, [orderId])).get(orderId) ?? null
}

/** The times of the last delivery of several orders, by their ids; orders without such a time are omitted. */
export async function lastDeliveries(db: Database, orderIds: readonly string[]): Promise<Map<string, Date>> {
  const ids = [...orderIds]
  const sent = await db
    .select({ id: parcels.order_id, at: parcels.delivered_at, back: parcels.returned_at, status: orders.status })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.order_id))
    .where(inArray(parcels.order_id, ids))
  const parcelsOf = groupRows(sent, ({ id }) => id)
  const last = [...parcelsOf].flatMap(([id, rows]): [string, Date][] => {
    const delivered = rows.flatMap(({ at }) => (at === null ? [] : [at.getTime()]))
    const open = rows.filter(({ at, back, status }) => at === null && (back === null || status === 'shipped'))
    return open.length > 0 || delivered.length === 0 ? [] : [[id, new Date(Math.max(...delivered))]]
  })
  const withoutParcels = ids.filter((id) => !parcelsOf.has(id))
  if (withoutParcels.length === 0) return new Map(last)
  const events = await db
    .select({ id: orderEvents.order_id, at: orderEvents.at })
    .from(orderEvents)
    .where(and(inArray(orderEvents.order_id, withoutParcels), eq(orderEvents.type, 'delivered')))
  return new Map([...last, ...events.map(({ id, at }): [string, Date] => [id, at])])
}
