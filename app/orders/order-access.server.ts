import type { Call } from '../commerce/client.server'
import { pageNotFound } from '../commerce/page-failure.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { OrderId } from '../commerce/contract/order-id'

/** Calls about one order, with the bearer token that may open it. */
export type OrderAccess = { call: Call }

type Context = Needs<'backend' | 'logins' | 'visitor'>

/**
 * Access to an order: by the login of that order, else by the customer's account (the backend answers 404 for an order of someone
 * else). Throws 404 for a malformed id. Everyone else is redirected to the order's login, now or when a call finds that the login
 * has expired.
 */
export function requireOrderAccess(id: string, context: Context): OrderAccess {
  const access = orderAccess(id, context)
  if (access === null) throw toLogin(id, context)
  const call: Call = async (name, options) => {
    try {
      return await access.call(name, options)
    } catch (error) {
      throw isUnauthorized(error) ? toLogin(id, context) : error
    }
  }
  return { call }
}

/**
 * Null when none of the visitor's logins could open the order. A call fails with 401 when the login is over. Throws 404 for an id
 * that is malformed.
 */
export function orderAccess(id: string, { backend, logins, visitor }: Context): OrderAccess | null {
  if (!OrderId.safeParse(id).success) throw pageNotFound()
  const ownCall = visitor.ownOrder === id ? logins.call('myOrder') : null
  if (ownCall !== null) return { call: ownCall }
  return visitor.token === null ? null : { call: backend.call }
}

function toLogin(id: string, { visitor }: Needs<'visitor'>): Response {
  return new Response(null, { status: 303, headers: { location: href('myOrder', visitor.language, { id }) } })
}
