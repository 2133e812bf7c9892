import type { OrderRow } from '../database/schema/orders'
import { and, eq, isNotNull, isNull, max } from 'drizzle-orm'
import { z } from 'zod'
import { parcels } from '../database/schema/order-history'
import { Refusal } from '../refusal'
import { completeDelivery } from '../order-status/complete-delivery'
import type { Services } from '../services'
import { lockOrder } from '../orders/lock-order'
import { localDay, localMoment } from '../stores/local-day'
import { storeOfId } from '../stores/stores'
import { refuseStatus } from './refuse-status'

/** The day on which the order was delivered, as an ISO date of its store; null: now. */
export const DeliverOrderRequest = z.object({ on: z.iso.date().nullable().default(null) })

/**
 * Marks a sent order as delivered. Idempotent. Parcels that their carrier has delivered keep that time, and those that
 * came back were not delivered: the order was delivered with its last parcel. Refused with 409 `order-status` in any
 * other state, with 409 `parcel-returned` when all parcels came back, and with 409 `delivery-day` for a day in the
 * future or before the order was placed.
 */
export async function deliverOrder(
  number: string,
  { on }: z.output<typeof DeliverOrderRequest>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    if (order.status === 'delivered') return
    if (order.status !== 'shipped') throw refuseStatus(order, 'delivered')
    const deliveredAt = on === null ? now() : momentOf(on, order, now())
    const isOfOrder = eq(parcels.order_id, order.id)
    const [sent, back] = await Promise.all([
      tx.$count(parcels, isOfOrder),
      tx.$count(parcels, and(isOfOrder, isNotNull(parcels.returned_at))),
    ])
    if (sent > 0 && back === sent)
      throw new Refusal(
        409,
        'parcel-returned',
        `The parcels of order ${number} came back: send one again with "parcel ... --replaces", or note it with "undelivered"`,
      )
    const isOnItsWay = and(isOfOrder, isNull(parcels.delivered_at), isNull(parcels.returned_at))
    await tx.update(parcels).set({ delivered_at: deliveredAt }).where(isOnItsWay)
    const [last] = await tx
      .select({ at: max(parcels.delivered_at) })
      .from(parcels)
      .where(isOfOrder)
    await completeDelivery(tx, order, { actor: 'staff', deliveredAt: last?.at ?? deliveredAt, now: now() })
  })
}

/** Noon of the day, or now when that is earlier. */
function momentOf(day: string, { placed_at, store_id }: OrderRow, now: Date): Date {
  const { timeZone } = storeOfId(store_id)
  if (day < localDay(placed_at, timeZone) || day > localDay(now, timeZone)) {
    throw new Refusal(409, 'delivery-day', `The order cannot have been delivered on ${day}`)
  }
  const noon = localMoment(day, 12, timeZone)
  return noon < now ? noon : now
}
