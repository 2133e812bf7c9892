import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import { releaseGiftCards } from './held-gift-cards'
import { Refusal } from '../refusal'
import { lockOrderOf } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { openWithdrawals } from '../orders/open-withdrawal'
import { undoableOf } from './undoable-withdrawals'
import { resumeWithdrawnSubscriptions } from './withdrawn-subscriptions'

/**
 * Undoes all open withdrawals of an order, because a statement may have been sent twice: the customer keeps the order, and the
 * ended subscriptions go on. `withdrawalId` is the one that was shown. Idempotent. Refused with 409 `withdrawal-done` once the
 * order is cancelled or its money is on its way back, and for a return, which has its own cancellation.
 */
export async function undoWithdrawal(
  { id: orderId }: { id: string },
  withdrawalId: string,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<null> {
  await db.transaction(async (tx) => {
    const { order } = await lockOrderOf(tx, orderId)
    const isOfOrder = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.order_id, orderId))
    const [row] = await tx.select().from(withdrawals).where(isOfOrder)
    if (row?.undone_at) return
    const open = await undoableOf(tx, order, await openWithdrawals(tx, orderId))
    if (row === undefined || !open.some(({ id }) => id === withdrawalId)) {
      throw new Refusal(409, 'withdrawal-done', 'The withdrawal cannot be undone any more')
    }
    for (const { id } of open) await undoOpenWithdrawal(tx, id, now())
    await releaseGiftCards(tx, orderId, now())
  })
  return null
}

/** Undoes a withdrawal, whose order the transaction has locked, unless it was carried out or settled. */
export async function undoOpenWithdrawal(tx: Database, id: string, at: Date): Promise<void> {
  const [row] = await tx
    .update(withdrawals)
    .set({ undone_at: at, settled_at: at })
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.settled_at), isNull(withdrawals.carried_out_at)))
    .returning()
  if (row === undefined || row.order_id === null) return
  const { order_id } = row
  await addOrderEvent(tx, { order_id, at, actor: 'shopper', type: 'withdrawal-undone', detail: { withdrawal: id } })
  await resumeWithdrawnSubscriptions(tx, { ...row, order_id })
}
