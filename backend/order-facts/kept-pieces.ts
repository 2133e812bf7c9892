import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { returnLines, returns } from '../database/schema/returns'
import { withdrawals } from '../database/schema/withdrawals'
import { linesInSale } from '../orders/lines-in-sale'
import { piecesIn } from './order-facts'
import { arePiecesReadable, readablePieces } from '../orders/stored-pieces'

/**
 * The number of pieces of each line of an order, by its position, that its customer keeps: those neither refunded, nor withdrawn
 * from in time, nor in a return. A piece that was withdrawn from and then announced for return counts once. Empty while the whole
 * order is withdrawn from, or pieces that cannot be read.
 */
export async function keptPieces(tx: Database, orderId: string): Promise<ReadonlyMap<number, number>> {
  const isOpen = and(isNull(withdrawals.settled_at), isNull(withdrawals.carried_out_at), eq(withdrawals.is_late, false))
  const open = await tx
    .select({ extent: withdrawals.extent, lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), isOpen))
  if (open.some(({ extent, lines }) => extent === 'whole' || !arePiecesReadable(lines))) return new Map()
  const returned = await tx
    .select({ position: returnLines.position, quantity: returnLines.quantity, reason: returnLines.reason })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.return_id))
    .where(and(eq(returns.order_id, orderId), notInArray(returns.state, ['cancelled', 'refused'])))
  const named = open.map(({ lines }) => ({ lines: readablePieces(lines) }))
  const changedMind = [{ lines: returned.filter(({ reason }) => reason === 'changed-mind') }]
  const others = [{ lines: returned.filter(({ reason }) => reason !== 'changed-mind') }]
  const kept = (await linesInSale(tx, orderId)).map(({ position, left }): [number, number] => {
    const withdrawn = Math.max(piecesIn(named, position), piecesIn(changedMind, position))
    return [position, left - piecesIn(others, position) - withdrawn]
  })
  return new Map(kept.filter(([, pieces]) => pieces > 0))
}
