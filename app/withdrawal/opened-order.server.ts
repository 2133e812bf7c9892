import type { Order } from '../commerce/contract/order'
import { optional } from '../commerce/optional'
import type { Needs } from '../server/request-context.server'

/** The order that the visitor is logged in to, whose lines the form offers; null without one, and in an outage. */
export async function openedOrder({ visitor, backend }: Needs<'visitor' | 'backend'>): Promise<Order | null> {
  const { ownOrder } = visitor
  if (ownOrder === null) return null
  const call = backend.callWith(ownOrder.token)
  return optional(
    call('order', { params: { id: ownOrder.id } }).then(({ answer }) => answer),
    null,
  )
}
