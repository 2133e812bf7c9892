import { asc, eq } from 'drizzle-orm'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product'
import type { Database } from '../database/database'
import { orderLines } from '../database/schema/orders'
import { storedOrderLine } from '../orders/stored-order-line'

/** A line of gift cards; `amount` is the value of one piece. */
export type GiftLine = { position: number; quantity: number; amount: number }

/** The lines of an order that are gift cards, and whether it has no others. */
export async function giftLinesOf(tx: Database, orderId: string): Promise<{ lines: GiftLine[]; areAll: boolean }> {
  const rows = await tx
    .select({ position: orderLines.position, quantity: orderLines.quantity, amount: orderLines.price, item: orderLines.item })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.position))
  const gifts = rows.filter(({ item }) => storedOrderLine.read(item).type === PRODUCT_TYPE.giftCard)
  const lines = gifts.map(({ position, quantity, amount }) => ({ position, quantity, amount }))
  return { lines, areAll: rows.length > 0 && lines.length === rows.length }
}
