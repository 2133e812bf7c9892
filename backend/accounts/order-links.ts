import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { ORDER_LINK_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import { orderNumber } from '../../app/commerce/contract/order-number'
import { orderLinks } from '../database/schema/accounts'
import { orders } from '../database/schema/orders'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import { hashOf, newToken } from './one-time-token'

/** Limit: one mail per order in this time, however often a link is asked for. */
const MAIL_PAUSE_MS = 60_000
/** Every request takes this long, so that the time does not tell whether the order exists. */
const ANSWER_MS = 150

type Asked = { order_number: string; email: string }

/**
 * Mails a one-time link to an order, when its number and e-mail address match. The answer is the
 * same, and takes as long, when they do not.
 */
export async function requestOrderLink(asked: Asked, services: Pick<Services, 'db' | 'now' | 'log'>): Promise<null> {
  await Promise.all([wait(ANSWER_MS), mailLink(asked, services)])
  return null
}

async function mailLink({ order_number, email }: Asked, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const isOrder = and(eq(orders.number, orderNumber(order_number)), eq(orders.email, email.trim().toLowerCase()))
  const [order] = await db.select({ id: orders.id }).from(orders).where(isOrder)
  if (order === undefined) return
  const turn = Math.floor(now().getTime() / MAIL_PAUSE_MS)
  await enqueueMail(db, { type: 'order-link', order_id: order.id }, `${order.id}:${turn}`, now())
}

/** Issues a one-time token for an order, when the mail that carries it is written. Only its hash is stored. */
export async function issueOrderLink(orderId: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const token = newToken()
  await db.delete(orderLinks).where(lt(orderLinks.expires_at, new Date(now().getTime() - ORDER_LINK_LIFE_MS)))
  const expires_at = new Date(now().getTime() + ORDER_LINK_LIFE_MS)
  await db.insert(orderLinks).values({ token_hash: hashOf(token), order_id: orderId, expires_at })
  return token
}

/**
 * The order of a one-time token, and uses up the token; null when it is unknown, used or
 * expired. Of two calls only the first gets it.
 */
export async function spendOrderLink(token: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<string | null> {
  const isValid = and(eq(orderLinks.token_hash, hashOf(token)), isNull(orderLinks.used_at), gt(orderLinks.expires_at, now()))
  const [spent] = await db.update(orderLinks).set({ used_at: now() }).where(isValid).returning({ order_id: orderLinks.order_id })
  return spent?.order_id ?? null
}
