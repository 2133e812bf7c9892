import type { Call } from '../commerce/client.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'

/** Calls about one order, with the bearer token that may open it. */
export type OrderAccess = { call: Call }

/**
 * The access to an order: with the login of that order, else with the account of a logged-in customer, for whom the backend answers 404 when
 * the order is not theirs. Throws the redirect to the login of the order's area for everyone else.
 */
export function requireOrderAccess(id: string, context: Needs<'backend' | 'visitor'>): OrderAccess {
  const access = orderAccess(id, context)
  if (access === null) {
    throw new Response(null, { status: 303, headers: { location: href('myOrder', context.visitor.language, { id }) } })
  }
  return access
}

/** Null when nothing that the visitor is logged in to could open the order. */
function orderAccess(id: string, { backend, visitor }: Needs<'backend' | 'visitor'>): OrderAccess | null {
  if (visitor.ownOrder?.id === id) return { call: backend.callWith(visitor.ownOrder.token) }
  return visitor.token === null ? null : { call: backend.call }
}
