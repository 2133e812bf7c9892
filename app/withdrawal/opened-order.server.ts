import type { Order } from '../commerce/contract/order'
import { orderNumber } from '../commerce/contract/order-number'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'
import { isSameNumber } from './same-number'

/**
 * The order whose lines the form offers: that of the visitor's order login (`number` may be null then), or the customer's order
 * with this number. Null when there is none, when the login has expired, and in an outage: the form works without it.
 */
export async function openedOrder(
  number: string | null,
  context: Needs<'backend' | 'visitor' | 'logins'>,
): Promise<Order | null> {
  const opened = await orderOfLogin(context)
  if (opened !== null && isSameNumber(number ?? opened.number, opened.number)) return opened
  return number === null || context.visitor.token === null ? null : orderOfCustomer(number, context)
}

async function orderOfLogin({ visitor, logins }: Needs<'visitor' | 'logins'>): Promise<Order | null> {
  const call = logins.call('myOrder')
  if (visitor.ownOrder === null || call === null) return null
  const found = await optional(call('orderDetail', { params: { id: visitor.ownOrder } }), null)
  return found?.answer.order ?? null
}

/**
 * The order, with the account's current e-mail address in place of the one it was placed with: a statement that names it is
 * acknowledged there once that address is confirmed.
 */
async function orderOfCustomer(number: string, { backend }: Needs<'backend'>): Promise<Order | null> {
  const { call } = backend.extras
  const listed = await optional(call('ownOrders', { query: { text: orderNumber(number), page: '1' } }), null)
  const id = listed?.answer.orders.find((one) => isSameNumber(number, one.number))?.id
  if (id === undefined) return null
  const order = (await optional(call('orderDetail', { params: { id } }), null))?.answer.order ?? null
  const email = (await optional(backend.extras.profile(), null))?.email
  return order && { ...order, customer: { ...order.customer, email: email ?? order.customer.email } }
}
