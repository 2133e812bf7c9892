import { asc, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orderLines, orders } from '../database/schema/orders'
import { orderAnswer } from '../orders/order-answer'
import { findStore, type Store } from '../stores/stores'
import { UndeliverableMail } from './transport/mail-transport'

/** An order with the store that it was placed in. Throws an UndeliverableMail when there is no such order. */
export async function loadMailOrder(db: Database, id: string): Promise<{ order: Order; store: Store }> {
  const [row] = isUuid(id) ? await db.select().from(orders).where(eq(orders.id, id)) : []
  const store = row && findStore(row.store_id)
  if (row === undefined || store === undefined) throw new UndeliverableMail(`There is no order ${id}`)
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, row.id)).orderBy(asc(orderLines.position))
  return { order: orderAnswer(row, lines), store }
}
