import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'
import { creditedPieces, refundedPieces, returnedDeposits } from '../orders/stored-refund'

type RefundRow = typeof refunds.$inferSelect
type Pieces = readonly { position: number }[]

/** The subject of a refund. `freight`: how much of it is freight or fee. */
export type Refunded = { pieces: Pieces; deposits: Pieces; freight: number }

/**
 * The refused refunds of the staff that share pieces, deposits or freight with a refund, and what they have put onto
 * gift cards: it counts towards that refund, or it would go onto them twice. The refund of a return is not among them,
 * because the return requests it again itself.
 */
export async function partsOnCards(tx: Database, orderId: string, asked: Refunded): Promise<{ ids: string[]; amount: number }> {
  const isRefused = and(eq(refunds.order_id, orderId), eq(refunds.state, 'refused'), gt(refunds.gift_card_amount, 0))
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(returns, eq(returns.refund_id, refunds.id))
    .where(and(isRefused, isNull(returns.id)))
  const shared = rows.map(({ refund }) => refund).filter((refund) => isShared(refund, asked))
  return { ids: shared.map(({ id }) => id), amount: shared.reduce((sum, { gift_card_amount: part }) => sum + part, 0) }
}

/** Pieces that were taken out of an unsent order are `credited` only: they cannot be refunded again, nor can their deposits. */
function isShared({ lines, credited, deposits, freight }: RefundRow, asked: Refunded): boolean {
  const areDepositsAlone = (creditedPieces.read(credited) ?? []).length === 0
  return (
    (freight > 0 && asked.freight > 0) ||
    doShare(refundedPieces.read(lines), asked.pieces) ||
    (areDepositsAlone && doShare(returnedDeposits.read(deposits), asked.deposits))
  )
}

const doShare = (stored: Pieces | null, asked: Pieces): boolean =>
  (stored ?? []).some(({ position }) => asked.some((one) => one.position === position))
