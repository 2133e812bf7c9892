import { optional } from '../commerce/optional'
import { THANKS } from '../forms/thanks'
import { BUY_AGAIN } from '../orders/buy-again-form'
import { soldOutOf } from '../orders/buy-again.server'
import type { Needs } from '../server/request-context.server'
import { readOrdersQuery } from './orders-query'
import { shownOrder } from './shown-order.server'
import { OrderId } from '../commerce/contract/order-id'

/** Query parameter with the id of the order whose goods were just put into the cart again. */
export const AGAIN = 'again'

/**
 * A page of the customer's orders, as the query asks for it. `bought`: what came of putting an order's goods into the cart again.
 */
export async function loadOrders(request: Request, context: Needs<'backend' | 'services' | 'visitor'>) {
  const { searchParams } = new URL(request.url)
  const { group, text, page } = readOrdersQuery(searchParams)
  const query = { ...(group && { group }), ...(text !== '' && { text }), page: String(page) }
  const [{ answer }, bought] = await Promise.all([
    context.backend.call('ownOrders', { query }),
    optional(boughtAgain(searchParams, context), null),
  ])
  const { orders, counts, total, pages } = answer
  return {
    group,
    text,
    page: answer.page,
    pages,
    total,
    counts,
    bought,
    orders: orders.map((order) => shownOrder(order, context)),
  }
}

/** Throws for an order of another customer, as after another login in the same browser. */
async function boughtAgain(query: URLSearchParams, context: Needs<'backend'>) {
  const id = OrderId.safeParse(query.get(AGAIN))
  if (query.get(THANKS) !== BUY_AGAIN || !id.success) return null
  const { answer } = await context.backend.call('orderDetail', { params: { id: id.data } })
  return soldOutOf(answer.order, context)
}
