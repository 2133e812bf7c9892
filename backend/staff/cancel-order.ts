import { z } from 'zod'
import { cancelLockedOrder } from '../order-status/cancel-locked-order'
import { lockOrder } from '../orders/lock-order'
import type { Services } from '../services'
import { refuseStatus } from './refuse-status'

/** The side that cancels the order. */
export const Cancellation = z.object({ reason: z.enum(['by-customer', 'by-shop']) })

/** Cancels an order that is not sent yet. Idempotent. Refused with 409 `order-status` in any other state. */
export async function cancelConfirmedOrder(
  number: string,
  { reason }: z.output<typeof Cancellation>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order } = locked
    if (order.status === 'cancelled' && order.cancel_reason === reason) return
    if (order.status !== 'confirmed' && order.status !== 'packed') throw refuseStatus(order, 'cancelled')
    await cancelLockedOrder(tx, locked, { reason, actor: 'staff', at })
  })
}
