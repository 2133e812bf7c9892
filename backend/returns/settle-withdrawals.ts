import { and, eq, inArray, isNull } from 'drizzle-orm'
import { OrderPieces } from '../../app/commerce/contract/withdrawal'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { loadOrderFacts, piecesIn } from './order-facts'

/** Settles the withdrawals from an order whose goods have all been refunded, and those of returns that have ended. */
export async function settleWithdrawalsOf(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  const { lines, returns } = await loadOrderFacts(tx, order)
  const refunded = returns.filter(({ state }) => state === 'refunded')
  const ended = returns.filter(({ state }) => state === 'refunded' || state === 'refused').map(({ id }) => id)
  const isRefunded = ({ position, quantity }: { position: number; quantity: number }) => piecesIn(refunded, position) >= quantity
  const open = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, order.id), isNull(withdrawals.settled_at)))
  const settled = open.filter((row) => {
    const named =
      row.extent === 'whole'
        ? lines.map(({ position, quantity, withdrawn }) => ({ position, quantity: quantity - withdrawn }))
        : (OrderPieces.safeParse(row.lines).data ?? [])
    return ended.includes(row.id) || (named.length > 0 && named.every(isRefunded))
  })
  const ids = settled.map(({ id }) => id)
  await tx.update(withdrawals).set({ settled_at: at }).where(inArray(withdrawals.id, ids))
}
