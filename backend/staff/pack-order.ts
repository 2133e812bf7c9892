import { changeStatus } from '../order-status/change-status'
import { lockOrder } from '../orders/lock-order'
import type { Services } from '../services'
import { refusePaidBack } from './refuse-paid-back'
import { refuseStatus } from './refuse-status'
import { refuseWithdrawn } from './refuse-withdrawn'

/**
 * Marks a confirmed order as packed, once its label is printed: its customer can then neither cancel it nor change its service
 * point. Idempotent. Refused with 409 `order-status` in any other state, with 409 `withdrawn` while a withdrawal from it is open
 * that came in time, and with 409 `paid-back` when all of it was given back.
 */
export async function packOrder(number: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    if (order.status === 'packed') return
    if (order.status !== 'confirmed') throw refuseStatus(order, 'packed')
    await refuseWithdrawn(tx, order.id)
    await refusePaidBack(tx, order)
    await changeStatus(tx, order, 'packed', { actor: 'staff', at: now() })
  })
}
