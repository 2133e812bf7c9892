import type { OrderRow } from '../database/schema/orders'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import { changeStatus } from './change-status'
import { canBecome } from '../orders/transitions'
import { giftLinesOf } from '../gift-cards/gift-lines'

/**
 * Sets an order to `delivered` if only gift cards are left and all are mailed: nothing of it is packed.
 * The transaction must have locked its row.
 */
export async function passOnMailedCards(tx: Database, order: OrderRow, at: Date): Promise<void> {
  if (!(await giftLinesOf(tx, order.id)).areAll) return
  const ofOrder = eq(giftCards.order_id, order.id)
  const unsent = await tx.$count(giftCards, and(ofOrder, isNull(giftCards.sent_at), isNull(giftCards.voided_at)))
  if (unsent > 0 || (await tx.$count(giftCards, ofOrder)) === 0) return
  let { status } = order
  for (const next of ['packed', 'shipped', 'delivered'] as const) {
    if (!canBecome(status, next)) continue
    await changeStatus(tx, { ...order, status }, next, { actor: 'shop', at })
    status = next
  }
}
