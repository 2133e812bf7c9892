import { and, eq } from 'drizzle-orm'
import type { OrderReturn } from '../../app/commerce/contract/return'
import type { orders } from '../database/schema/orders'
import { returns } from '../database/schema/returns'
import { Refusal } from '../refusal'
import { lockOrderOf } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { undoOpenWithdrawal } from '../withdrawals/undo-withdrawal'
import { readReturn } from './return-answer'

/**
 * Cancels a return whose goods have not arrived, and undoes its withdrawal. Idempotent. Refused with 409
 * `return-state` once the goods are here.
 */
export async function cancelReturn(
  order: typeof orders.$inferSelect,
  id: string,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<OrderReturn> {
  const at = now()
  return db.transaction(async (tx) => {
    await lockOrderOf(tx, order.id)
    const isAnnounced = and(eq(returns.id, id), eq(returns.order_id, order.id), eq(returns.state, 'announced'))
    const cancelled = await tx.update(returns).set({ state: 'cancelled', ended_at: at }).where(isAnnounced).returning()
    const found = await readReturn(tx, order, id)
    if (found.state !== 'cancelled') throw new Refusal(409, 'return-state', `Return ${found.number} is ${found.state}`)
    if (cancelled.length > 0) {
      await undoOpenWithdrawal(tx, id, at)
      const detail = { return: found.number }
      await addOrderEvent(tx, { order_id: order.id, at, actor: 'shopper', type: 'return-cancelled', detail })
    }
    return found
  })
}
