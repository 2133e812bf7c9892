import type { OrderRow } from '../database/schema/orders'
import type { Database } from '../database/database'
import { enqueueMail } from '../queue/enqueue-mail'
import { changeStatus } from './change-status'

type ReportedDelivery = { actor: 'staff' | 'shop'; deliveredAt: Date; now: Date }

/**
 * Marks an order as delivered at the time when its last parcel was; its history, the mail and
 * the periods for returns count from it.
 */
export async function completeDelivery(
  tx: Database,
  order: OrderRow,
  { actor, deliveredAt, now }: ReportedDelivery,
): Promise<void> {
  await changeStatus(tx, order, 'delivered', { actor, at: deliveredAt })
  await enqueueMail(tx, { type: 'delivered', order_id: order.id, delivered_at: deliveredAt.toISOString() }, order.id, now)
}
