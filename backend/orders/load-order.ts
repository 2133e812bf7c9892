import { and, asc, eq, ne } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orderLines, orders } from '../database/schema/orders'
import { notFound } from '../refusal'
import { orderAnswer } from './order-answer'

/**
 * An order by its id; 404 when there is none, or when the id is malformed. Has personal data: the caller has checked who asks.
 */
export async function loadOrder(db: Database, id: string): Promise<Order> {
  const [row] = isUuid(id) ? await db.select().from(orders).where(eq(orders.id, id)) : []
  if (row === undefined) throw notFound('The order')
  return withLines(db, row)
}

/** An order for the browser that placed it, which knows the id of its checkout too; else 404. */
export async function loadPlacedOrder(db: Database, id: string, checkoutOrderId: string): Promise<Order> {
  const order = await loadOrder(db, id)
  if (order.checkout_order_id !== checkoutOrderId || isWithoutCheckout(order)) throw notFound('The order')
  return order
}

/** The order that a checkout led to; 404 when there is none that is not cancelled. */
export async function loadOrderOfCheckout(db: Database, checkoutOrderId: string): Promise<Order> {
  const order = await findOrderOfCheckout(db, checkoutOrderId)
  if (order === null || isWithoutCheckout(order)) throw notFound('The order')
  return order
}

/** The order of a checkout; null when none was placed that is not cancelled. */
export async function findOrderOfCheckout(db: Database, checkoutOrderId: string): Promise<Order | null> {
  const [row] = isUuid(checkoutOrderId) ? await db.select().from(orders).where(isOrderOfCheckout(checkoutOrderId)) : []
  return row === undefined ? null : withLines(db, row)
}

/** A later delivery of a subscription has its own id in place of a checkout's, which is no secret. */
const isWithoutCheckout = ({ id, checkout_order_id }: Order): boolean => id === checkout_order_id

/** The one order of a checkout that is not cancelled. */
export const isOrderOfCheckout = (checkoutOrderId: string) =>
  and(eq(orders.checkout_order_id, checkoutOrderId), ne(orders.status, 'cancelled'))

async function withLines(db: Database, row: typeof orders.$inferSelect): Promise<Order> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, row.id)).orderBy(asc(orderLines.position))
  return orderAnswer(row, lines)
}
