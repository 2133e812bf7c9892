import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { parcels } from '../database/schema/order-history'
import { type OrderRow, orders } from '../database/schema/orders'
import { giftLinesOf } from '../gift-cards/gift-lines'
import { Refusal } from '../refusal'
import { enqueueJob } from '../queue/enqueue-job'
import { enqueueMail } from '../queue/enqueue-mail'
import { changeStatus } from '../order-status/change-status'
import { dueDay, isInvoiced } from '../orders/invoice-terms'
import type { Services } from '../services'
import { CARRIER_NAMES } from '../interfaces/carrier'
import { storeOfId } from '../stores/stores'
import { lockOrder } from '../orders/lock-order'
import { refusePaidBack } from './refuse-paid-back'
import { refuseStatus } from './refuse-status'
import { refuseWithdrawn } from './refuse-withdrawn'

const Carrier = z.string().refine((id) => Object.hasOwn(CARRIER_NAMES, id), {
  error: `is not a carrier of the shop: ${Object.keys(CARRIER_NAMES).join(', ')}`,
})

export const SentParcel = z.object({ carrier: Carrier, tracking_number: z.string().trim().min(1).max(100) })
type Parcel = z.output<typeof SentParcel>

/** The parcel that an order is sent in; null when the order has nothing to send. */
export const Shipment = z.object({ parcel: SentParcel.nullable() })

/**
 * Marks an order as sent, tells the customer, and enqueues the capture of its payment; an invoice is due 14 days later.
 * Idempotent for the same parcel. Refused with 409 `order-status` unless the order is confirmed or packed, 409
 * `withdrawn` while a withdrawal in time is open, 409 `paid-back` when all of it was given back, 409 `parcel-missing`
 * when the order has goods and no parcel is named.
 */
export async function shipOrder(
  number: string,
  { parcel }: z.output<typeof Shipment>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { order, paid } = await lockOrder(tx, number)
    if (await isSentIn(tx, order, parcel)) return
    if (order.status !== 'confirmed' && order.status !== 'packed') throw refuseStatus(order, 'sent')
    await refuseWithdrawn(tx, order.id)
    await refusePaidBack(tx, order)
    if (parcel === null && order.shipping !== null && !(await giftLinesOf(tx, order.id)).areAll) {
      throw new Refusal(409, 'parcel-missing', 'The order has goods: name the carrier and the tracking number of its parcel')
    }
    const step = { actor: 'staff', at } as const
    if (order.status === 'confirmed') await changeStatus(tx, order, 'packed', step)
    await changeStatus(tx, { ...order, status: 'packed' }, 'shipped', { ...step, detail: { ...parcel } })
    if (isInvoiced(order)) {
      const due = { payment_due: dueDay(at, storeOfId(order.store_id)) }
      await tx.update(orders).set(due).where(eq(orders.id, order.id))
    }
    if (parcel !== null) {
      await tx.insert(parcels).values({ order_id: order.id, ...parcel, sent_at: at })
      await enqueueMail(tx, { type: 'dispatched', order_id: order.id, ...parcel }, order.id, at)
    }
    if (paid?.state === 'authorized') {
      await enqueueJob(tx, { key: `capture:${paid.id}`, job: { kind: 'capture', attempt_id: paid.id } }, at)
    }
  })
}

async function isSentIn(tx: Database, { id, status }: OrderRow, parcel: Parcel | null): Promise<boolean> {
  if (status !== 'shipped') return false
  if (parcel === null) return (await tx.$count(parcels, eq(parcels.order_id, id))) === 0
  const isParcel = and(eq(parcels.carrier, parcel.carrier), eq(parcels.tracking_number, parcel.tracking_number))
  return (await tx.$count(parcels, and(eq(parcels.order_id, id), isParcel))) > 0
}
