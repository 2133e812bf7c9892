import { and, eq } from 'drizzle-orm'
import type { OrderUser, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { unauthorized } from '../http/refusal'
import type { Services } from '../services'
import { issueTokens } from './tokens'

/** Tokens that open one order; 401 when number and address do not belong together. */
export async function orderLogin(credentials: { order_number: string; email: string }, services: Services): Promise<Tokens> {
  const number = credentials.order_number.trim().toUpperCase()
  const [order] = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.email, credentials.email.toLowerCase())))
  if (order === undefined) throw unauthorized('Order number and e-mail address do not belong together')
  return issueTokens({ scope: 'my-order', subject: order.id }, services)
}

/** The user of the order that an access token opens. */
export async function loadOrderUser(db: Database, subject: string): Promise<OrderUser> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, subject))
  if (order === undefined) throw unauthorized('The order is gone')
  return { order_id: subject, order_number: order.number, scope: 'my-order' }
}
