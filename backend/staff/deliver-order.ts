import { eq } from 'drizzle-orm'
import { parcels } from '../database/schema/order-history'
import { enqueueMail } from '../mail/enqueue-mail'
import { changeStatus } from '../orders/change-status'
import type { Services } from '../services'
import { lockOrder } from '../orders/lock-order'
import { refuseStatus } from './refuse-status'

/** Marks a sent order as delivered; again it does nothing more. Refused with 409 `order-status` in any other state. */
export async function deliverOrder(number: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    if (order.status === 'delivered') return
    if (order.status !== 'shipped') throw refuseStatus(order, 'delivered')
    await changeStatus(tx, order, 'delivered', { actor: 'staff', at })
    await tx.update(parcels).set({ delivered_at: at }).where(eq(parcels.order_id, order.id))
    await enqueueMail(tx, { type: 'delivered', order_id: order.id, delivered_at: at.toISOString() }, order.id, at)
  })
}
