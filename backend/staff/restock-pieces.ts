import { z } from 'zod'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { putPiecesBack } from '../orders/reserve-stock'
import { loadEvents } from '../order-views/shown-events'
import { type RestockedPieces, readEventDetail } from '../orders/stored-event'
import { type FactLine, isSentOrder, loadOrderFacts, type OrderFacts, piecesIn } from '../order-facts/order-facts'
import { piecesToPutBack } from '../returns/put-back'
import type { Services } from '../services'
import { RefundedLine, refuseRepeatedArticle } from './price-pieces'
import { refuseStatus } from './refuse-status'

/** `quantity`: how many pieces of the article are back in the stock in all, so a repeated call changes nothing. */
export const Restocking = z.object({ lines: z.array(RefundedLine).min(1).max(MAX_LINES) })

/** By article, the pieces that this call put back into the stock, and those that were there before. */
type Restocked = { lines: { sku: string; added: number; before: number }[] }

/**
 * Puts pieces back into the stock that came back without a return and can be sold again, such as those of one parcel while
 * another was delivered. Only pieces that were refunded without a return, since those of a return go into the stock when it is
 * received. A quantity counts what was put back before, so the command can be repeated if it is unknown whether it ran.
 * Refused with 409:
 * - `order-status`: nothing of the order was sent;
 * - `article-repeated`: an article is named twice;
 * - `not-in-order`: it does not have these goods;
 * - `not-refunded`: more pieces than were refunded.
 */
export async function restockPieces(
  number: string,
  { lines }: z.output<typeof Restocking>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<Restocked> {
  refuseRepeatedArticle(lines)
  return db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    if (!isSentOrder(order)) throw refuseStatus(order, 'restocked')
    const facts = await loadOrderFacts(tx, order)
    const before = await loadRestocked(tx, order.id)
    const counted = lines.map((line) => ({ sku: line.sku, ...piecesToRestock(line, facts, before) }))
    const pieces = counted.flatMap(({ added }) => added)
    if (pieces.length > 0) {
      const sent = pieces.map((piece) => ({ ...piece, is_sent: true }))
      await putPiecesBack(tx, piecesToPutBack(sent, facts, 'all'))
      const detail = { restocked: pieces }
      await addOrderEvent(tx, { order_id: order.id, type: 'restocked', actor: 'staff', at: now(), detail })
    }
    return { lines: counted.map(({ sku, added, before: there }) => ({ sku, added: sum(added), before: there })) }
  })
}

/** The pieces of an order that were put back into the stock without a return. */
export async function loadRestocked(tx: Database, orderId: string): Promise<RestockedPieces> {
  return (await loadEvents(tx, orderId)).flatMap(({ detail }) => readEventDetail(detail).restocked ?? [])
}

/** The pieces of an article that are missing in the stock, in all its lines; without a quantity, all that were refunded. */
function piecesToRestock(
  { sku, quantity }: z.output<typeof RefundedLine>,
  { lines }: OrderFacts,
  before: RestockedPieces,
): { added: RestockedPieces; before: number } {
  const found = lines.filter(({ item, is_gift_card }) => item.sku === sku && !is_gift_card)
  if (found.length === 0) throw new Refusal(409, 'not-in-order', `${sku} is not among the goods of the order`)
  const lineOf = ({ position, refunded }: FactLine) => {
    const there = piecesIn([{ lines: before }], position)
    return { position, there, quantity: Math.max(0, refunded - there) }
  }
  const free = found.map(lineOf)
  const there = free.reduce((total, line) => total + line.there, 0)
  const most = there + sum(free)
  const wanted = quantity ?? most
  if (most === 0 || wanted > most)
    throw new Refusal(409, 'not-refunded', `Of ${sku}, ${most} pieces were refunded without a return or are in the stock again`)
  let open = Math.max(0, wanted - there)
  const added = free.flatMap(({ position, quantity: left }) => {
    const count = Math.min(open, left)
    open -= count
    return count === 0 ? [] : [{ position, quantity: count }]
  })
  return { added, before: there }
}

const sum = (pieces: readonly { quantity: number }[]): number => pieces.reduce((total, { quantity }) => total + quantity, 0)
