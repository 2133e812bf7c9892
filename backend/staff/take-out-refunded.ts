import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderLines, type OrderRow, orders } from '../database/schema/orders'
import { linesInSale } from '../orders/lines-in-sale'
import { putPiecesBack } from '../orders/reserve-stock'
import type { CreditedPieces } from '../orders/stored-refund'
import { endTakenOut } from '../subscriptions/end-subscription'
import { refuseStatedPieces } from './refuse-stated-pieces'

/** Whether an order waits to be packed or sent, so that pieces can be taken out of it. */
export const isUnsent = ({ status }: Pick<OrderRow, 'status'>): boolean => status === 'confirmed' || status === 'packed'

/**
 * Takes pieces out of an unsent order (row locked) that the staff refund: they are restocked and not sent, as after a withdrawal.
 * A subscription that began with a line ends with its last piece; with other pieces it stays as agreed. `amount` is what is
 * refunded with them, in the order's currency including VAT. Throws 409 `withdrawn` for pieces that an open withdrawal may name.
 */
export async function takeOutRefunded(
  tx: Database,
  order: OrderRow,
  { pieces, amount }: { pieces: CreditedPieces[]; amount: number },
  at: Date,
): Promise<void> {
  const { id } = order
  await refuseStatedPieces(tx, order, pieces)
  const lines = await linesInSale(tx, id)
  const isLast = ({ position, quantity }: CreditedPieces) =>
    lines.some((line) => line.position === position && line.left === quantity)
  const ended = pieces.filter(isLast).map(({ position }) => position)
  // Locked in the sequence of a cancellation: subscriptions before products.
  if (ended.length > 0) await endTakenOut(tx, id, ended, at)
  const stock = new Map<number, number>()
  for (const { position, quantity } of pieces) {
    const product = lines.find((line) => line.position === position)?.product_id
    if (product !== undefined) stock.set(product, (stock.get(product) ?? 0) + quantity)
  }
  await putPiecesBack(tx, stock)
  for (const { position, quantity } of pieces) {
    const isIt = and(eq(orderLines.order_id, id), eq(orderLines.position, position))
    await tx
      .update(orderLines)
      .set({ withdrawn: sql`${orderLines.withdrawn} + ${quantity}` })
      .where(isIt)
  }
  const withdrawn_total = sql`${orders.withdrawn_total} + ${amount}`
  await tx.update(orders).set({ withdrawn_total }).where(eq(orders.id, id))
}
