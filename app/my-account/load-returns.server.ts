import { optional } from '../commerce/optional'
import { TIME_ZONE } from '../commerce/contract/time-zone'
import type { OwnOrders } from '../commerce/contract/own-purchase'
import type { Needs } from '../server/request-context.server'
import { dateFormat } from '../store/intl-formats'
import { readOrdersQuery } from './orders-query'
import { shownOrder } from './shown-order.server'

const DAY_FORMAT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
/** All four storefronts are in countries with this time. */
const MOMENT = { ...DAY_FORMAT, timeZone: TIME_ZONE } as const

const pageOf = (request: Request): string => String(readOrdersQuery(new URL(request.url).searchParams).page)

/**
 * A page of the customer's returns, with their dates in words. `purchases`: whether there is anything to return; null when
 * there are returns, or it is not known.
 */
export async function loadReturns(request: Request, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  const { iso } = visitor.store
  const { answer } = await backend.call('ownReturns', { query: { page: pageOf(request) } })
  return {
    page: answer.page,
    pages: answer.pages,
    purchases: answer.returns.length > 0 ? null : await optional(purchases(backend.extras), null),
    returns: answer.returns.map(({ announced_at, send_by, order_id, order_number, ...one }) => ({
      ...one,
      orderId: order_id,
      orderNumber: order_number,
      announced: dateFormat(iso, MOMENT).format(new Date(announced_at)),
      sendBy: one.state === 'announced' && send_by !== null ? dateFormat(iso, DAY_FORMAT).format(new Date(send_by)) : null,
    })),
  }
}

/** A page of the customer's orders that were sent, to choose one whose goods come back. */
export async function loadSentOrders(request: Request, context: Needs<'backend' | 'services' | 'visitor'>) {
  const { answer } = await context.backend.call('ownOrders', { query: { group: 'sent', page: pageOf(request) } })
  const { page, pages, orders } = answer
  return { page, pages, hasOrders: hasAny(answer), orders: orders.map((order) => shownOrder(order, context)) }
}

/** Whether the customer has ordered, and whether an order was sent. */
async function purchases({ call }: Pick<Needs<'backend'>['backend'], 'call'>) {
  const { answer } = await call('ownOrders', { query: { group: 'sent', page: '1' } })
  return { hasOrders: hasAny(answer), isSent: answer.total > 0 }
}

const hasAny = ({ counts }: OwnOrders): boolean => counts.underway + counts.delivered + counts.ended > 0
