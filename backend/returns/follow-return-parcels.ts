import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { orders } from '../database/schema/orders'
import { returnLabels, returns } from '../database/schema/returns'
import { lockOrderOf } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { parcelEnd } from '../orders/parcel-end'
import type { Services } from '../services'
import { CarrierOutage } from '../interfaces/carrier'
import { trackParcel } from '../shipping/parcel-events'
import { storeOfId } from '../stores/stores'

type Needs = Pick<Services, 'db' | 'now' | 'carriers' | 'log'>

/** Parcels that are asked about in one round. */
const BATCH = 50
const HOUR_MS = 3600_000
/** Milliseconds between two questions about a parcel. */
const PAUSE_MS = 4 * HOUR_MS
/** Maximum age of a polled parcel, in milliseconds after the announcement. */
const MAX_AGE_MS = 90 * 24 * HOUR_MS

/**
 * One round: asks the carriers about the parcels of announced returns, and notes in the history and in the staff's list of
 * returns which have arrived at the shop: from then on the money is due. The goods count as received only when the staff has
 * them. Several processes may do so at once.
 */
export async function followReturnParcels(services: Needs): Promise<void> {
  for (const id of await takeDue(services)) {
    try {
      await followOne(id, services)
    } catch (error) {
      if (!(error instanceof CarrierOutage)) throw error
      services.log({ level: 'error', event: 'tracking-unavailable', return: id, error: error.message })
    }
  }
}

const isOnItsWay = and(eq(returnLabels.state, 'booked'), isNull(returnLabels.arrived_at))

async function takeDue({ db, now }: Needs): Promise<string[]> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const isDue = or(isNull(returnLabels.checked_at), lt(returnLabels.checked_at, before(PAUSE_MS)))
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: returnLabels.return_id })
      .from(returnLabels)
      .innerJoin(returns, eq(returns.id, returnLabels.return_id))
      .where(and(eq(returns.state, 'announced'), gt(returns.announced_at, before(MAX_AGE_MS)), isOnItsWay, isDue))
      .orderBy(sql`${returnLabels.checked_at} nulls first`, asc(returnLabels.return_id))
      .limit(BATCH)
      .for('update', { of: returnLabels, skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.update(returnLabels).set({ checked_at: now() }).where(inArray(returnLabels.return_id, ids))
    return ids
  })
}

async function followOne(id: string, services: Needs): Promise<void> {
  const { db, now } = services
  const [found] = await db
    .select({ label: returnLabels, announced: returns, order: orders })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.return_id))
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(eq(returnLabels.return_id, id))
  if (found === undefined || found.label.tracking_number === null) return
  const { label, announced, order } = found
  const number = found.label.tracking_number
  const events = await trackParcel(label.carrier, number, storeOfId(order.store_id).language, services)
  const end = parcelEnd(events, { since: announced.announced_at, now: now() })
  if (end?.as !== 'delivered') return
  await db.transaction(async (tx) => {
    await lockOrderOf(tx, order.id)
    const isLabel = and(eq(returnLabels.return_id, id), isOnItsWay)
    const arrived = await tx
      .update(returnLabels)
      .set({ arrived_at: end.at })
      .where(isLabel)
      .returning({ id: returnLabels.return_id })
    if (arrived.length === 0) return
    const detail = { return: announced.number, carrier: label.carrier, tracking_number: number }
    await addOrderEvent(tx, { order_id: order.id, at: end.at, actor: 'shop', type: 'return-arrived', detail })
  })
}
