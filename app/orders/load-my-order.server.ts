import { data } from '@remix-run/node'
import { BackendError } from '../commerce/backend-error'
import type { Needs } from '../server/request-context.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { orderAccess } from './order-access.server'
import { LINK_REFUSED, oneTimeToken } from './order-link.server'
import { askedCardPage } from './load-subscriptions.server'
import { type LoadedOrder, loadOwnOrder } from './load-own-order.server'
import type { RefusedLink } from './order-login'
import { leadsToPayment } from './pay-order.server'

export type Loaded =
  | { kind: 'login'; hasLink: boolean; refused: RefusedLink }
  | ({ kind: 'order'; area: 'order' | 'account' } & LoadedOrder)
  | { kind: 'payment'; id: string; url: string }

/**
 * The order with this id for a visitor who may see it, or a redirect to its open payment page; else the login to the order,
 * with status 404 for a visitor who is logged in to another one. An expired login leads to the login too. Throws 404 for a
 * malformed id, and for a customer's wrong id.
 */
export async function loadMyOrder(
  id: string | undefined,
  request: Request,
  context: Needs<'backend' | 'logins' | 'services' | 'session' | 'visitor'>,
) {
  const access = id === undefined ? null : orderAccess(id, context)
  if (id === undefined || access === null) {
    return data(login(request, context), id !== undefined && context.visitor.ownOrder !== null ? 404 : 200)
  }
  try {
    const loaded = await loadOwnOrder(id, access, request, context)
    const area = context.visitor.ownOrder === id ? 'order' : 'account'
    const url = leadsToPayment(request) ? loaded.detail.payment_url : askedCardPage(request, loaded.subscriptions)
    return data<Loaded>(url === null ? { kind: 'order', area, ...loaded } : { kind: 'payment', id, url })
  } catch (error) {
    if (error instanceof BackendError && isUnauthorized(error)) return data(login(request, context))
    throw error
  }
}

function login(request: Request, context: Needs<'services'>): Loaded {
  const refused = new URL(request.url).searchParams.get(LINK_REFUSED)
  return {
    kind: 'login',
    hasLink: oneTimeToken(request, context) !== null,
    refused: refused === 'refused' || refused === 'limited' ? refused : null,
  }
}
