import { and, eq } from 'drizzle-orm'
import type { OrderUser, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { unauthorized } from '../http/refusal'
import type { Services } from '../services'
import { issueTokens } from './tokens'

/** Tokens for one order; 401 when order number and e-mail address do not match. */
export async function orderLogin(credentials: { order_number: string; email: string }, services: Services): Promise<Tokens> {
  const number = credentials.order_number.trim().toUpperCase()
  const [order] = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.email, credentials.email.toLowerCase())))
  if (order === undefined) throw unauthorized('Order number and e-mail address do not match')
  return issueTokens({ scope: 'my-order', subject: order.id }, services)
}

/** The order that an access token is valid for; 401 when it no longer exists. */
export async function loadOrderUser(db: Database, subject: string): Promise<OrderUser> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, subject))
  if (order === undefined) throw unauthorized('The order no longer exists')
  return { order_id: subject, order_number: order.number, scope: 'my-order' }
}
