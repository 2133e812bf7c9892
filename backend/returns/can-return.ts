import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Database } from '../database/database'
import type { OrderRow } from '../database/schema/orders'
import { returnLines, returns } from '../database/schema/returns'
import { lastDeliveries } from '../orders/last-delivery'
import { linesOfOrders } from '../orders/lines-in-sale'
import { storedOrderLine } from '../orders/stored-order-line'
import { localDay } from '../stores/local-day'
import { storeOfId } from '../stores/stores'
import { isSentOrder, loadOrderFacts, piecesIn, piecesLeft } from '../order-facts/order-facts'
import { withdrawnInTime } from './open-reasons'
import { settledOfEach } from '../order-facts/paid-back'
import { openReasons } from './return-periods'

/**
 * Whether the customer has or will get any piece of an order: one that is not withdrawn before
 * dispatch, not refunded, and not in a return.
 */
export async function hasPiecesLeft(db: Database, order: OrderRow): Promise<boolean> {
  const facts = await loadOrderFacts(db, order, 'readable')
  return facts.lines.some((line) => piecesLeft(facts, line) > 0)
}

/**
 * Whether any piece of an order can be announced for return now: it is sent and not returned, in no other return, and
 * within the period of at least one reason.
 */
export const canReturn = async (db: Database, order: OrderRow, now: Date): Promise<boolean> =>
  (await returnableOrders(db, [order], now)).has(order.id)

/** The ids of those of these orders that can be returned. */
export async function returnableOrders(db: Database, all: readonly OrderRow[], now: Date): Promise<ReadonlySet<string>> {
  const sent = all.filter((order) => isSentOrder(order) && order.status !== 'returned')
  const ids = sent.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const [lines, returned, delivered, withdrawn, settled] = await Promise.all([
    linesOfOrders(db, ids, 'readable'),
    returnedLines(db, ids),
    lastDeliveries(db, ids),
    withdrawnInTime(db, ids),
    settledOfEach(db, ids),
  ])
  const open = sent.filter(({ id, store_id }) => {
    const store = storeOfId(store_id)
    const ofOrder = returned.filter(({ order_id }) => order_id === id)
    const hasPieces = lines.some(
      ({ order_id, position, item, left }) =>
        order_id === id &&
        storedOrderLine.read(item).type !== PRODUCT_TYPE.giftCard &&
        left > piecesIn([{ lines: ofOrder }], position),
    )
    const deliveredAt = delivered.get(id)
    const deliveredOn = deliveredAt === undefined ? null : localDay(deliveredAt, store.timeZone)
    const delivery = { country: store.countryCode, deliveredOn, withdrewInTime: withdrawn.has(id) }
    return hasPieces && openReasons(delivery, localDay(now, store.timeZone)).length > 0
  })
  return new Set(open.map(({ id }) => id).filter((id) => !settled.has(id)))
}

/** The lines of the returns of these orders, except cancelled and refused ones. */
async function returnedLines(db: Database, orderIds: string[]) {
  const { position, quantity } = returnLines
  return db
    .select({ order_id: returns.order_id, position, quantity })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.return_id, returns.id))
    .where(and(inArray(returns.order_id, orderIds), notInArray(returns.state, ['cancelled', 'refused'])))
}
