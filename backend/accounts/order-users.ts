import { and, eq, gt } from 'drizzle-orm'
import type { OrderCredentials, OrderUser, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orders } from '../database/schema/orders'
import { unauthorized } from '../refusal'
import type { Services } from '../services'
import { spendOrderLink } from './order-links'
import { orderMailTokens } from './order-mail-token'
import { issueTokens } from './tokens'

/**
 * Milliseconds in which the session that placed an order can log in to it: it may be open on a shared computer for much longer.
 */
const BUYER_MS = 24 * 3600_000

/**
 * Tokens for one order: for the one-time token of a mailed link, which is used up, for the order token that the links of every
 * mail about the order carry, or for the checkout that it was placed from (decision 028). 401 when the token is unknown, used,
 * expired or forged, and when no order was placed from that checkout within a day.
 */
export async function orderLogin({ token, ...placed }: OrderCredentials, services: Services): Promise<Tokens> {
  const orderId = token === undefined ? await orderOfBuyer(placed, services) : await orderOfLink(token, services)
  if (orderId === null) throw unauthorized('The link is not valid any more')
  return issueTokens({ scope: 'my-order', subject: orderId }, services)
}

const orderOfLink = async (token: string, services: Services): Promise<string | null> =>
  (await orderMailTokens.read(token, services)) ?? (await spendOrderLink(token, services))

async function orderOfBuyer(
  { order_id, checkout_order_id }: Pick<OrderCredentials, 'order_id' | 'checkout_order_id'>,
  { db, now }: Services,
): Promise<string | null> {
  if (order_id === undefined || checkout_order_id === undefined) return null
  if (!isUuid(order_id) || !isUuid(checkout_order_id)) return null
  const isPlaced = and(
    eq(orders.id, order_id),
    eq(orders.checkout_order_id, checkout_order_id),
    eq(orders.is_renewal, false),
    gt(orders.placed_at, new Date(now().getTime() - BUYER_MS)),
  )
  const [order] = await db.select({ id: orders.id }).from(orders).where(isPlaced)
  return order?.id ?? null
}

/** The order that an access token is valid for; 401 when it no longer exists. */
export async function loadOrderUser(db: Database, subject: string): Promise<OrderUser> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, subject))
  if (order === undefined) throw unauthorized('The order no longer exists')
  return { order_id: subject, order_number: order.number, scope: 'my-order' }
}
