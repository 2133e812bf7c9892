import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import { returns } from '../database/schema/returns'
import { enqueueMail } from '../queue/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import { putPiecesBack } from '../orders/reserve-stock'
import { piecesToPutBack, refuseUnknownGoods } from '../returns/put-back'
import { receiptDetail } from '../returns/stored-receipt'
import type { Services } from '../services'
import { lockReturn } from './lock-return'
import { refuseReturnState } from './refuse-return-state'

/** The goods that can be sold again, by their numbers; they go back to the stock. */
export const ReceivedGoods = z.object({
  sellable: z.union([z.literal('all'), z.array(z.string().min(1).max(64)).max(MAX_LINES)]).default([]),
})

/**
 * Notes that the goods of a return have arrived, mails the customer, and puts the goods that can be sold again into the stock.
 * Idempotent. Refused with 409 `return-state` for a return that is not announced, or has nothing to receive, and with 409
 * `not-in-order` for goods that the order does not have.
 */
export async function receiveReturn(
  number: string,
  { sellable }: z.output<typeof ReceivedGoods>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { row, facts, order } = await lockReturn(tx, number)
    if (row.state === 'received') return
    if (row.state !== 'announced' || row.way === 'none') throw refuseReturnState(row, 'received')
    refuseUnknownGoods(facts, sellable)
    const sent = row.lines.filter(({ is_sent }) => is_sent)
    await tx.update(returns).set({ state: 'received', received_at: at }).where(eq(returns.id, row.id))
    await putPiecesBack(tx, piecesToPutBack(sent, facts, sellable))
    await addOrderEvent(tx, {
      order_id: order.id,
      at,
      actor: 'staff',
      type: 'return-received',
      detail: receiptDetail(number, sellable),
    })
    const lines = sent.map(({ position, quantity }) => ({ position, quantity }))
    await enqueueMail(tx, { type: 'return-received', order_id: order.id, lines }, row.id, at)
  })
}
