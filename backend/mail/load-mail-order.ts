import { asc, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import { orderMailTokens } from '../accounts/order-mail-token'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orderLines, orders } from '../database/schema/orders'
import { orderAnswer } from '../orders/order-answer'
import type { Services } from '../services'
import { findStore, type Store } from '../stores/stores'
import type { AboutOrder } from './order/about-order'
import { shopLinks } from '../stores/shop-links'
import { UndeliverableMail } from '../interfaces/mail-transport'

/** An order with its store, and links that open it. Throws an UndeliverableMail when there is no such order. */
export async function loadMailOrder(
  id: string,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>,
): Promise<AboutOrder> {
  const { order, store } = await loadWithStore(services.db, id)
  const token = await orderMailTokens.sign(order.id, services.now(), services)
  return { order, store, links: shopLinks(services.mail.publicOrigin, store.language, token) }
}

async function loadWithStore(db: Database, id: string): Promise<{ order: Order; store: Store }> {
  const [row] = isUuid(id) ? await db.select().from(orders).where(eq(orders.id, id)) : []
  const store = row && findStore(row.store_id)
  if (row === undefined || store === undefined) throw new UndeliverableMail(`There is no order ${id}`)
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, row.id)).orderBy(asc(orderLines.position))
  return { order: orderAnswer(row, lines), store }
}
