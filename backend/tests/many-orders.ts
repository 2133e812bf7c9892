import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { insertRows } from '../database/insert-rows'
import { orderLines, orders } from '../database/schema/orders'

/** Copies an order with its lines `count` times, each a day older than the one before; numbers `prefix` and 1 to `count`. */
export async function copyOrder(db: Database, id: string, count: number, prefix: string): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (order === undefined) throw new Error('There is no order to copy')
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, id))
  const copies = Array.from({ length: count }, (_, at) => ({
    ...order,
    id: randomUUID(),
    checkout_order_id: randomUUID(),
    number: `${prefix}${at + 1}`,
    status: 'delivered' as const,
    placed_at: new Date(order.placed_at.getTime() - (at + 1) * 24 * 3_600_000),
  }))
  await insertRows(db, orders, copies)
  await insertRows(
    db,
    orderLines,
    copies.flatMap((copy) => lines.map((line) => ({ ...line, order_id: copy.id }))),
  )
}
