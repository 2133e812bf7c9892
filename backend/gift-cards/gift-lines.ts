import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Database } from '../database/database'
import { orderLines } from '../database/schema/orders'
import { storedOrderLine } from '../orders/stored-order-line'

/** A line of gift cards; `amount` is the value of one piece. */
export type GiftLine = { position: number; quantity: number; amount: number }

/** The lines of an order that are gift cards, and whether it has no others, without the pieces that were withdrawn from. */
export async function giftLinesOf(tx: Database, orderId: string): Promise<{ lines: GiftLine[]; areAll: boolean }> {
  const { position, price, item } = orderLines
  const left = sql<number>`${orderLines.quantity} - ${orderLines.withdrawn}`
  const rows = await tx
    .select({ position, quantity: left, amount: price, item })
    .from(orderLines)
    .where(and(eq(orderLines.order_id, orderId), gt(left, 0)))
    .orderBy(asc(position))
  const gifts = rows.filter(({ item }) => storedOrderLine.read(item).type === PRODUCT_TYPE.giftCard)
  const lines = gifts.map(({ position, quantity, amount }) => ({ position, quantity, amount }))
  return { lines, areAll: rows.length > 0 && lines.length === rows.length }
}
