import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { parcels } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import type { Services } from '../services'
import { type CarrierId, CarrierOutage, isCarrierId } from '../interfaces/carrier'
import { trackParcel } from '../shipping/parcel-events'
import { storeOfId } from '../stores/stores'
import { completeDelivery } from './complete-delivery'
import { lastDelivery } from '../orders/last-delivery'
import { lockOrderOf } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { sentAgainAt } from '../orders/sent-again'
import { parcelEnd } from '../orders/parcel-end'

type Needs = Pick<Services, 'db' | 'now' | 'carriers' | 'log'>
type ParcelRow = typeof parcels.$inferSelect

/** Parcels that are asked about in one round. */
const BATCH = 50
const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
/** Milliseconds after dispatch in which a parcel is asked about every hour; then once a day. */
const USUAL_MS = 14 * DAY_MS
/** Maximum age of a polled parcel, in milliseconds after dispatch. */
const MAX_AGE_MS = 60 * DAY_MS

/**
 * One round: asks the carriers about parcels on their way, and makes orders delivered whose parcels all are, at the carriers'
 * time. Several processes may do so at once, and be ended at any time: a parcel is then asked about again an hour later.
 */
export async function followParcels(services: Needs): Promise<void> {
  for (const parcel of await takeDue(services)) {
    try {
      await followParcel(parcel, services)
    } catch (error) {
      if (!(error instanceof CarrierOutage)) throw error
      services.log({ level: 'error', event: 'tracking-unavailable', carrier: parcel.carrier, error: error.message })
    }
  }
}

/** The same at once for a parcel whose carrier has sent a message about it. */
export async function followMessage(carrier: CarrierId, trackingNumber: string, services: Needs): Promise<void> {
  const isParcel = and(eq(parcels.carrier, carrier), eq(parcels.tracking_number, trackingNumber), isOnItsWay)
  for (const parcel of await services.db.select().from(parcels).where(isParcel)) await followParcel(parcel, services)
}

const isOnItsWay = and(isNull(parcels.delivered_at), isNull(parcels.returned_at))

/** Takes the parcels whose turn it is, those never asked about first. */
async function takeDue({ db, now }: Needs): Promise<ParcelRow[]> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const isDue = or(
    isNull(parcels.checked_at),
    and(gt(parcels.sent_at, before(USUAL_MS)), lt(parcels.checked_at, before(HOUR_MS))),
    lt(parcels.checked_at, before(DAY_MS)),
  )
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: parcels.id })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.order_id))
      .where(and(eq(orders.status, 'shipped'), isOnItsWay, gt(parcels.sent_at, before(MAX_AGE_MS)), isDue))
      .orderBy(sql`${parcels.checked_at} nulls first`, asc(parcels.id))
      .limit(BATCH)
      .for('update', { of: parcels, skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx.update(parcels).set({ checked_at: now() }).where(inArray(parcels.id, ids)).returning()
  })
}

async function followParcel({ id, order_id, carrier, tracking_number }: ParcelRow, services: Needs): Promise<void> {
  const { db, now } = services
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  if (order === undefined || !isCarrierId(carrier)) return
  const { language } = storeOfId(order.store_id)
  const events = await trackParcel(carrier, tracking_number, language, services)
  const since = (await sentAgainAt(db, order_id, tracking_number)) ?? order.placed_at
  const end = parcelEnd(events, { since, now: now() })
  if (end === null) return
  await db.transaction(async (tx) => {
    const { order: locked } = await lockOrderOf(tx, order_id)
    if (locked.status !== 'shipped') return
    const times = end.as === 'delivered' ? { delivered_at: end.at } : { returned_at: end.at }
    // The staff may have corrected its number meanwhile.
    const isParcel = and(eq(parcels.id, id), eq(parcels.tracking_number, tracking_number), isOnItsWay)
    const ended = await tx.update(parcels).set(times).where(isParcel).returning({ id: parcels.id })
    if (ended.length === 0) return
    if (end.as === 'returned') {
      const detail = { carrier, tracking_number }
      await addOrderEvent(tx, { order_id, at: end.at, actor: 'shop', type: 'parcel-returned', detail })
      return
    }
    const deliveredAt = await lastDelivery(tx, order_id)
    if (deliveredAt !== null) await completeDelivery(tx, locked, { actor: 'shop', deliveredAt, now: now() })
  })
}
