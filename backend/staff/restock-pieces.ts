import { z } from 'zod'
import type { Database } from '../database/database'
import { Refusal } from '../http/refusal'
import { lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { putPiecesBack } from '../orders/reserve-stock'
import { loadEvents } from '../orders/shown-events'
import { type RestockedPieces, readEventDetail } from '../orders/stored-event'
import { isSentOrder, loadOrderFacts, type OrderFacts, piecesIn } from '../returns/order-facts'
import { piecesToPutBack } from '../returns/put-back'
import type { Services } from '../services'
import { RefundedLine, refuseRepeatedArticle } from './price-pieces'
import { refuseStatus } from './refuse-status'

/** `id` makes a repeated call count once. */
export const Restocking = z.object({ id: z.uuid(), lines: z.array(RefundedLine).min(1).max(100) })

/**
 * Puts pieces back into the stock that came back without a return and can be sold again, such as those of one parcel while
 * another was delivered. Only pieces that were refunded without a return, since those of a return go into the stock when it is
 * received. Refused with 409:
 * - `order-status`: nothing of the order was sent;
 * - `article-repeated`: an article is named twice;
 * - `not-in-order`: it does not have these goods;
 * - `not-refunded`: more pieces than were refunded and are not in the stock yet.
 */
export async function restockPieces(
  number: string,
  { id, lines }: z.output<typeof Restocking>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  refuseRepeatedArticle(lines)
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    if (!isSentOrder(order)) throw refuseStatus(order, 'restocked')
    const facts = await loadOrderFacts(tx, order)
    const steps = await loadSteps(tx, order.id)
    if (steps.some(({ restock }) => restock === id)) return
    const before = steps.flatMap(({ restocked }) => restocked ?? [])
    const pieces = lines.flatMap((line) => refundedPieces(line, facts, before))
    const sent = pieces.map((piece) => ({ ...piece, is_sent: true }))
    await putPiecesBack(tx, piecesToPutBack(sent, facts, 'all'))
    const detail = { restock: id, restocked: pieces }
    await addOrderEvent(tx, { order_id: order.id, type: 'restocked', actor: 'staff', at: now(), detail })
  })
}

/** The pieces of an order that were put back into the stock without a return. */
export async function loadRestocked(tx: Database, orderId: string): Promise<RestockedPieces> {
  return (await loadSteps(tx, orderId)).flatMap(({ restocked }) => restocked ?? [])
}

const loadSteps = async (tx: Database, orderId: string) =>
  (await loadEvents(tx, orderId)).map(({ detail }) => readEventDetail(detail))

/** The pieces of an article, which may stand in several lines; without a quantity, all that were refunded. */
function refundedPieces(
  { sku, quantity }: z.output<typeof RefundedLine>,
  { lines }: OrderFacts,
  before: RestockedPieces,
): RestockedPieces {
  const found = lines.filter(({ item, is_gift_card }) => item.sku === sku && !is_gift_card)
  if (found.length === 0) throw new Refusal(409, 'not-in-order', `${sku} is not among the goods of the order`)
  const free = found.map(({ position, refunded }) => ({
    position,
    quantity: Math.max(0, refunded - piecesIn([{ lines: before }], position)),
  }))
  const left = free.reduce((sum, line) => sum + line.quantity, 0)
  if (left === 0 || (quantity ?? left) > left)
    throw new Refusal(
      409,
      'not-refunded',
      `Of ${sku}, ${left} pieces were refunded without a return and are not in the stock yet`,
    )
  let open = quantity ?? left
  return free.flatMap(({ position, quantity: most }) => {
    const count = Math.min(open, most)
    open -= count
    return count === 0 ? [] : [{ position, quantity: count }]
  })
}
