import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import { Refusal } from '../http/refusal'
import { lockOrderOf } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { resumeSubscriptionsOf } from '../subscriptions/resume-subscriptions'

/**
 * Undoes a withdrawal of an order that nothing was done about yet: the customer keeps the order, and the subscriptions that the withdrawal ended go
 * on. Again it does nothing more. Refused with 409 `withdrawal-done` once the order is cancelled or its money is on its way back.
 */
export async function undoWithdrawal(
  { id: orderId }: { id: string },
  withdrawalId: string,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<null> {
  await db.transaction(async (tx) => {
    await lockOrderOf(tx, orderId)
    const isOfOrder = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.order_id, orderId))
    const [row] = await tx.select().from(withdrawals).where(isOfOrder)
    if (row?.undone_at) return
    if (row === undefined || row.settled_at !== null) {
      throw new Refusal(409, 'withdrawal-done', 'The withdrawal cannot be undone any more')
    }
    await undoOpenWithdrawal(tx, withdrawalId, now())
  })
  return null
}

/** Undoes a withdrawal, whose order the transaction has locked, unless something was done about it. */
export async function undoOpenWithdrawal(tx: Database, id: string, at: Date): Promise<void> {
  const [row] = await tx
    .update(withdrawals)
    .set({ undone_at: at, settled_at: at })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.settled_at)))
    .returning()
  if (row === undefined || row.order_id === null) return
  const { order_id, received_at } = row
  await addOrderEvent(tx, { order_id, at, actor: 'shopper', type: 'withdrawal-undone', detail: { withdrawal: id } })
  if (row.extent === 'whole' && !row.is_late) await resumeSubscriptionsOf(tx, order_id, received_at)
}
