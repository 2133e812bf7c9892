import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'
import { enqueueMail } from '../queue/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import { takePiecesOut } from '../orders/reserve-stock'
import { piecesToPutBack, type Sellable } from '../returns/put-back'
import { settleWithdrawalsOf } from '../returns/settle-withdrawals'
import { sellableOf } from '../returns/stored-receipt'
import type { Services } from '../services'
import { lockReturn } from './lock-return'
import { refuseReturnState } from './refuse-return-state'

/** The reason for which a return is refused, in the customer's language, for the page of the return and the mail. */
export const ReturnRefusal = z.object({ reason: z.string().trim().min(1).max(500) })

/**
 * Refuses a return. Idempotent. Its goods are sent back to the customer: pieces that were put into the stock are taken
 * out of it. Refused with 409 `return-state` once it is refunded or cancelled, and with 409 `receipt-unreadable` when
 * it is not known which pieces those are.
 */
export async function refuseReturn(
  number: string,
  { reason }: z.output<typeof ReturnRefusal>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { row, order, facts } = await lockReturn(tx, number)
    if (row.state === 'refused') return
    if (row.state !== 'announced' && row.state !== 'received') throw refuseReturnState(row, 'refused')
    await tx.update(returns).set({ state: 'refused', ended_at: at, refusal: reason }).where(eq(returns.id, row.id))
    if (row.state === 'received') await takePiecesOut(tx, piecesToPutBack(row.lines, facts, await putBack(tx, row)))
    const detail = { return: row.number, reason }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'return-refused', detail })
    await settleWithdrawalsOf(tx, order, at)
    await enqueueMail(tx, { type: 'return-refused', order_id: order.id, return_id: row.id }, row.id, at)
  })
}

/** The goods of the return that the staff put back into the stock when they came in. */
async function putBack(tx: Database, { order_id, number }: { order_id: string; number: string }): Promise<Sellable> {
  const isReceipt = and(
    eq(orderEvents.order_id, order_id),
    eq(orderEvents.type, 'return-received'),
    sql`${orderEvents.detail}->>'return' = ${number}`,
  )
  const [receipt] = await tx.select({ detail: orderEvents.detail }).from(orderEvents).where(isReceipt)
  return receipt === undefined ? [] : sellableOf(receipt.detail)
}
