import type { Order } from '../commerce/contract/order'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'

/** The order that the visitor is logged in to, whose lines the form offers; null without one, when the login is over, and in an outage. */
export async function openedOrder({ visitor, logins }: Needs<'visitor' | 'logins'>): Promise<Order | null> {
  const call = logins.call('myOrder')
  if (visitor.ownOrder === null || call === null) return null
  const found = await optional(call('orderDetail', { params: { id: visitor.ownOrder } }), null)
  return found?.answer.order ?? null
}
