import { eq } from 'drizzle-orm'
import type { OrderUser, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { unauthorized } from '../http/refusal'
import type { Services } from '../services'
import { spendOrderLink } from './order-links'
import { orderMailTokens } from './order-mail-token'
import { issueTokens } from './tokens'

/**
 * Tokens for one order, for the one-time token of a mailed link, which is used up, or the order token that the links of every mail about
 * the order carry. 401 when the token is unknown, used, expired or forged.
 */
export async function orderLogin({ token }: { token: string }, services: Services): Promise<Tokens> {
  const orderId = (await orderMailTokens.read(token, services)) ?? (await spendOrderLink(token, services))
  if (orderId === null) throw unauthorized('The link is not valid any more')
  return issueTokens({ scope: 'my-order', subject: orderId }, services)
}

/** The order that an access token is valid for; 401 when it no longer exists. */
export async function loadOrderUser(db: Database, subject: string): Promise<OrderUser> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, subject))
  if (order === undefined) throw unauthorized('The order no longer exists')
  return { order_id: subject, order_number: order.number, scope: 'my-order' }
}
