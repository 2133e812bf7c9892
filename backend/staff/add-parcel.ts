import type { OrderRow } from '../database/schema/orders'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { orderEvents, parcels } from '../database/schema/order-history'
import { Refusal } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { completeDelivery } from '../order-status/complete-delivery'
import { lastDelivery } from '../orders/last-delivery'
import { lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { refuseStatus } from './refuse-status'
import { SentParcel } from './ship-order'

/**
 * A further parcel of an order. `replaces` is the number of the parcel that it replaces: one that was mistyped, or that came back
 * and is sent again, perhaps under the same number.
 */
export const ParcelChange = SentParcel.extend({ replaces: z.string().trim().min(1).max(100).nullable().default(null) })
type Change = z.output<typeof ParcelChange>

/**
 * Adds a parcel to an order on its way, corrects the number of one, or sends one again that came back undelivered, and mails the
 * customer its tracking. A parcel that another of the order replaces is deleted; the order is delivered when all others were.
 * Idempotent. Refused with 409 `order-status` in any other state, 409 `parcel-unknown` when no parcel has the number to replace.
 */
export async function addParcel(number: string, change: Change, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const { replaces, ...parcel } = change
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    const known = await parcelOf(tx, order, parcel)
    const isSentAgain = known !== undefined && known.returned_at !== null && replaces === parcel.tracking_number
    if (known !== undefined && !isSentAgain) {
      if (replaces !== null && replaces !== parcel.tracking_number) await dropParcel(tx, order, change, at)
      return
    }
    if (order.status !== 'shipped') throw refuseStatus(order, 'given a parcel')
    if (replaces === null) await tx.insert(parcels).values({ order_id: order.id, ...parcel, sent_at: at })
    else await correctParcel(tx, order, { ...parcel, replaces }, at)
    const type = replaces === null ? 'parcel-added' : 'parcel-corrected'
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type, detail: change })
    // The customer was mailed the same number before.
    const about = [order.id, parcel.carrier, parcel.tracking_number, ...(isSentAgain ? [at.toISOString()] : [])].join(':')
    await enqueueMail(tx, { type: 'dispatched', order_id: order.id, ...parcel }, about, at)
  })
}

async function correctParcel(tx: Database, order: OrderRow, { replaces, ...parcel }: Change, at: Date): Promise<void> {
  const isParcel = and(eq(parcels.order_id, order.id), eq(parcels.tracking_number, replaces ?? ''))
  // The events of the wrong number belong to another parcel.
  const unknown = { checked_at: null, delivered_at: null, returned_at: null }
  // A parcel that is sent again is followed as long as any other.
  const sent_at = sql`case when ${parcels.returned_at} is null then ${parcels.sent_at} else ${at.toISOString()}::timestamptz end`
  const corrected = await tx
    .update(parcels)
    .set({ ...parcel, ...unknown, sent_at })
    .where(isParcel)
    .returning({ id: parcels.id })
  if (corrected.length > 0) return
  throw unknownParcel(order, replaces)
}

/**
 * Deletes the parcel in whose place the order has another. That one may have taken it in an earlier request with the same change.
 */
async function dropParcel(tx: Database, order: OrderRow, change: Change, at: Date): Promise<void> {
  const { replaces } = change
  const isReplaced = and(eq(parcels.order_id, order.id), eq(parcels.tracking_number, replaces ?? ''))
  if ((await tx.$count(parcels, isReplaced)) === 0) {
    if (await wasCorrected(tx, order, change)) return
    throw unknownParcel(order, replaces)
  }
  if (order.status !== 'shipped') throw refuseStatus(order, 'given a parcel')
  await tx.delete(parcels).where(isReplaced)
  await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'parcel-corrected', detail: change })
  const deliveredAt = await lastDelivery(tx, order.id)
  if (deliveredAt !== null) await completeDelivery(tx, order, { actor: 'staff', deliveredAt, now: at })
}

async function wasCorrected(tx: Database, { id }: OrderRow, { tracking_number, replaces }: Change): Promise<boolean> {
  const isSame = sql`${orderEvents.detail} @> ${JSON.stringify({ tracking_number, replaces })}::jsonb`
  const isCorrection = and(eq(orderEvents.order_id, id), eq(orderEvents.type, 'parcel-corrected'), isSame)
  return (await tx.$count(orderEvents, isCorrection)) > 0
}

const unknownParcel = ({ number }: OrderRow, replaces: string | null): Refusal =>
  new Refusal(409, 'parcel-unknown', `No parcel of order ${number} has the number ${replaces}`)

async function parcelOf(tx: Database, { id }: OrderRow, parcel: z.output<typeof SentParcel>) {
  const isParcel = and(eq(parcels.carrier, parcel.carrier), eq(parcels.tracking_number, parcel.tracking_number))
  const [found] = await tx
    .select()
    .from(parcels)
    .where(and(eq(parcels.order_id, id), isParcel))
  return found
}
