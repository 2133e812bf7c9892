import type { OrderRow } from '../database/schema/orders'
import type { Database } from '../database/database'
import { giftLinesOf } from '../gift-cards/gift-lines'
import { Refusal } from '../refusal'
import { linesInSale } from '../orders/lines-in-sale'
import { paidBack } from '../order-facts/paid-back'

/**
 * Throws 409 `paid-back` for an order of which all goods were refunded, or all that was paid: it is cancelled, because no order
 * is sent unpaid. An order of which only gift cards are left may be passed on: nothing of it is sent.
 */
export async function refusePaidBack(tx: Database, { id, number }: Pick<OrderRow, 'id' | 'number'>): Promise<void> {
  if ((await giftLinesOf(tx, id)).areAll) return
  const lines = await linesInSale(tx, id)
  if (lines.some(({ left }) => left > 0) && (await paidBack(tx, id)) === null) return
  throw new Refusal(409, 'paid-back', `All of order ${number} was given back, so nothing of it is sent: cancel it`)
}
