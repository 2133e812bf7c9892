import { and, eq, isNull } from 'drizzle-orm'
import type { ReturnRequest } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { storedCustomer } from '../orders/stored-order'
import { noteWithdrawal } from '../withdrawals/note-withdrawal'
import { readablePieces } from '../orders/stored-pieces'
import { withdrawnGoods } from '../withdrawals/withdrawn-goods'
import type { OrderFacts } from '../order-facts/order-facts'

type Piece = { position: number; quantity: number }

/**
 * Notes a return for a change of mind as the withdrawal that it is by law (Directive 2011/83/EU, article 11(1)), with the id of
 * the return, as far as its pieces were not withdrawn from before. The mail about the return acknowledges it.
 */
export async function withdrawByReturn(
  tx: Database,
  order: typeof orders.$inferSelect,
  { facts, request, at }: { facts: OrderFacts; request: ReturnRequest; at: Date },
): Promise<void> {
  const lines = await notWithdrawnFrom(
    tx,
    order.id,
    facts,
    request.lines.filter(({ reason }) => reason === 'changed-mind'),
  )
  if (lines.length === 0) return
  const { first_name, last_name } = storedCustomer.read(order.customer)
  await noteWithdrawal(tx, {
    id: request.id,
    order_id: order.id,
    store_id: order.store_id,
    received_at: at,
    message: request.message,
    number: order.number,
    email: order.email,
    name: [first_name, last_name].filter(Boolean).join(' '),
    ...withdrawnGoods({ extent: 'part', lines }, facts.lines),
    is_late: false,
    is_acknowledged: true,
  })
}

/**
 * The pieces of a new return for a change of mind that no withdrawal names yet, without those that were taken out before
 * dispatch or returned for a withdrawal.
 */
async function notWithdrawnFrom(tx: Database, orderId: string, facts: OrderFacts, asked: readonly Piece[]): Promise<Piece[]> {
  const rows = await tx
    .select({ extent: withdrawals.extent, lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), isNull(withdrawals.undone_at)))
  if (rows.some(({ extent }) => extent === 'whole')) return []
  const named = rows.flatMap(({ lines }) => readablePieces(lines))
  const returned = facts.returns
    .filter(({ state }) => state !== 'cancelled' && state !== 'refused')
    .flatMap(({ lines }) => lines.filter(({ reason }) => reason === 'changed-mind'))
  const count = (pieces: readonly Piece[], position: number) =>
    pieces.reduce((sum, one) => (one.position === position ? sum + one.quantity : sum), 0)
  return asked.flatMap(({ position, quantity }) => {
    const takenOut = facts.lines.find((line) => line.position === position)?.withdrawn ?? 0
    const covered = Math.max(0, count(named, position) - takenOut - count(returned, position))
    return quantity > covered ? [{ position, quantity: quantity - covered }] : []
  })
}
