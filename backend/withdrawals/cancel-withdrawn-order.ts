import { eq } from 'drizzle-orm'
import { withdrawals } from '../database/schema/withdrawals'
import { cancelLockedOrder } from '../orders/cancel-locked-order'
import { lockOrderOf } from '../orders/lock-order'
import type { Services } from '../services'

/**
 * Cancels the order of a withdrawal whose time to be undone is over, so that its money goes back. Does nothing when the withdrawal was
 * undone or dealt with by the staff. Idempotent.
 */
export async function cancelWithdrawnOrder(withdrawalId: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [named] = await tx.select({ order: withdrawals.order_id }).from(withdrawals).where(eq(withdrawals.id, withdrawalId))
    if (named === undefined || named.order === null) return
    const locked = await lockOrderOf(tx, named.order)
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId))
    if (row === undefined || row.settled_at !== null) return
    const at = now()
    const { status } = locked.order
    if (status === 'confirmed' || status === 'packed') {
      await cancelLockedOrder(tx, locked, { reason: 'by-customer', actor: 'shopper', at })
    }
  })
}
