import { isOutage } from '../commerce/backend-error'
import type { OrderCredentials } from '../commerce/contract/account'
import type { Needs } from '../server/request-context.server'
import { authenticate } from '../server/security/token-strategy.server'
import { orderStrategy } from './order-strategy.server'

/** Limit: 20 refused links per address in 10 minutes. */
const REFUSED_LIMIT = { max: 20, windowMs: 10 * 60_000 }

/**
 * Logs in to an order with the credentials that `read` finds. Gives its id and keeps the login in the cookie; `refused` for those
 * that are not valid any more, `limited` after too many of them. Fails during an outage.
 */
export async function logInToOrder(
  request: Request,
  read: (request: Request) => OrderCredentials | null,
  context: Needs<'logins' | 'services' | 'session' | 'visitor'>,
): Promise<{ orderId: string } | 'refused' | 'limited'> {
  const { logins, services, session, visitor } = context
  const attempt = await services.attempts.begin('order-login', REFUSED_LIMIT)
  if (!attempt.allowed) return 'limited'
  const asked = authenticate(orderStrategy(read, context), request, services.log)
  const login = await asked.catch(async (error: unknown) => {
    if (isOutage(error)) await attempt.takeBack()
    throw error
  })
  const orderId = login?.order_id ?? null
  if (orderId === null) return 'refused'
  await attempt.takeBack()
  await logins.keep('myOrder', login)
  if (visitor.hasSession) await session.move((shopper) => shopper)
  return { orderId }
}
