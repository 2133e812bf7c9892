import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { withdrawals } from '../database/schema/withdrawals'
import { giftLinesOf } from '../gift-cards/gift-lines'
import { notFound, Refusal } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { loadOrderFacts } from '../order-facts/order-facts'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { carriedOutAt, scheduleWithdrawal } from '../order-status/schedule-withdrawal'
import { readPieces } from '../orders/stored-pieces'
import { isAfterPeriod } from '../orders/withdrawal-period'
import { withdrawnGoods } from './withdrawn-goods'
import { endWithdrawnSubscriptions } from './withdrawn-subscriptions'

/** The number of the order that a withdrawal is about. */
export const Assignment = z.object({ number: z.string().trim().min(1).max(20) })

/**
 * Assigns a withdrawal with a mistyped number or e-mail address to its order. It takes effect from the time when it was received,
 * which decides whether it is in time. The goods may come back, and the customer gets the acknowledgement. Subscriptions that the
 * order began end when all their goods are withdrawn in time. If the order is not packed, it is carried out a day later, like any
 * other withdrawal, so that the customer can undo it. Idempotent. 404 for an unknown withdrawal or order, 409
 * `withdrawal-assigned` for one that belongs to another order, 409 `withdrawal-unreadable` for one whose pieces cannot be read.
 */
export async function assignWithdrawal(
  id: string,
  { number }: z.output<typeof Assignment>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
    if (row === undefined) throw notFound('The withdrawal')
    if (row.order_id === order.id) return
    if (row.order_id !== null) throw new Refusal(409, 'withdrawal-assigned', 'The withdrawal belongs to another order')
    const { store, lines: ordered, deliveredOn } = await loadOrderFacts(tx, order)
    const goods = withdrawnGoods(
      { extent: row.extent, lines: readPieces(row.lines) },
      ordered.flatMap(({ position, quantity, withdrawn }) =>
        quantity > withdrawn ? [{ position, quantity: quantity - withdrawn }] : [],
      ),
    )
    const is_late = isAfterPeriod(deliveredOn, localDay(row.received_at, store.timeZone))
    // As when it is received for a cancelled order, there is nothing to do or to undo.
    const settled_at = row.settled_at ?? (order.status === 'cancelled' ? at : null)
    const { areAll: areMailed } = await giftLinesOf(tx, order.id)
    const cancels_at =
      settled_at === null ? carriedOutAt({ status: order.status, areMailed }, { ...goods, isLate: is_late }, at) : null
    await tx
      .update(withdrawals)
      .set({ ...goods, order_id: order.id, is_late, is_acknowledged: true, settled_at, cancels_at })
      .where(eq(withdrawals.id, id))
    const detail = { withdrawal: id, extent: goods.extent, received_at: row.received_at.toISOString(), late: is_late || null }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'withdrawn', detail })
    await endWithdrawnSubscriptions(tx, { ...goods, order_id: order.id, received_at: row.received_at, is_late })
    await scheduleWithdrawal(tx, { id, cancels_at }, at)
    // The typed address has had an acknowledgement already, without data of the order.
    await enqueueMail(tx, { type: 'withdrawal-received', withdrawal_id: id }, `${id}:${order.id}`, at)
  })
}
