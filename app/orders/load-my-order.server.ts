import { BackendError } from '../commerce/backend-error'
import type { RequestContext } from '../server/request-context.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { orderAccess } from './order-access.server'
import { LINK_REFUSED, oneTimeToken } from './order-link.server'
import { type LoadedOrder, loadOwnOrder } from './load-own-order.server'
import type { RefusedLink } from './order-login'

type Loaded = { kind: 'login'; hasLink: boolean; refused: RefusedLink } | ({ kind: 'order' } & LoadedOrder)

/** The order with this id for who may see it, else the way in. An expired login leads there too. Throws 404 for a customer's wrong id. */
export async function loadMyOrder(id: string | undefined, request: Request, context: RequestContext): Promise<Loaded> {
  const access = id === undefined ? null : orderAccess(id, context)
  if (id === undefined || access === null) return login(request)
  try {
    return { kind: 'order', ...(await loadOwnOrder(id, access, request, context)) }
  } catch (error) {
    if (error instanceof BackendError && isUnauthorized(error)) return login(request)
    throw error
  }
}

function login(request: Request): Loaded {
  const refused = new URL(request.url).searchParams.get(LINK_REFUSED)
  return {
    kind: 'login',
    hasLink: oneTimeToken(request) !== null,
    refused: refused === 'refused' || refused === 'limited' ? refused : null,
  }
}
