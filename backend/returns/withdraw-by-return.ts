import { and, eq, isNull } from 'drizzle-orm'
import { OrderPieces } from '../../app/commerce/contract/withdrawal'
import type { ReturnRequest } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { storedCustomer } from '../orders/stored-order'
import { noteWithdrawal } from '../withdrawals/note-withdrawal'
import { withdrawnGoods } from '../withdrawals/withdrawn-goods'
import type { OrderFacts } from './order-facts'

/**
 * Notes a return for a change of mind as the withdrawal that it is by law (Directive 2011/83/EU, article 11(1)), with the id of the return, unless the
 * goods were withdrawn from before. The mail about the return acknowledges it.
 */
export async function withdrawByReturn(
  tx: Database,
  order: typeof orders.$inferSelect,
  { facts, request, at }: { facts: OrderFacts; request: ReturnRequest; at: Date },
): Promise<void> {
  const lines = request.lines
    .filter(({ reason }) => reason === 'changed-mind')
    .map(({ position, quantity }) => ({ position, quantity }))
  if (lines.length === 0 || (await isWithdrawnFrom(tx, order.id, lines))) return
  const { first_name, last_name } = storedCustomer.read(order.customer)
  await noteWithdrawal(tx, {
    ...{ id: request.id, order_id: order.id, store_id: order.store_id, received_at: at, message: request.message },
    ...{ number: order.number, email: order.email, name: [first_name, last_name].filter(Boolean).join(' ') },
    ...withdrawnGoods({ extent: 'part', lines }, facts.lines),
    ...{ is_late: false, is_acknowledged: true },
  })
}

async function isWithdrawnFrom(tx: Database, orderId: string, lines: readonly { position: number }[]): Promise<boolean> {
  const rows = await tx
    .select({ extent: withdrawals.extent, lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at)))
  return rows.some((row) => {
    const named = OrderPieces.safeParse(row.lines)
    return (
      row.extent === 'whole' ||
      (named.success && lines.every(({ position }) => named.data.some((one) => one.position === position)))
    )
  })
}
