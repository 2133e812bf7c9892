import type { OrderCredentials } from '../commerce/contract/account'
import type { Needs } from '../server/request-context.server'
import { newLogin } from '../server/security/logins.server'
import { TokenStrategy } from '../server/security/token-strategy.server'

/**
 * The strategy `myOrder` (spec section 4, Auth), which is not global: logs in to one order with what `read` finds for the
 * request: the token of a mail's link or of a one-time link, or the checkout that the session has placed it from.
 */
export function orderStrategy(
  read: (request: Request) => OrderCredentials | null,
  { logins, services }: Needs<'logins' | 'services'>,
): TokenStrategy<OrderCredentials> {
  return new TokenStrategy(
    'myOrder',
    (request) => Promise.resolve(read(request)),
    async (credentials) => {
      const { answer: tokens } = await logins.callWith(null)('orderLogin', { body: credentials })
      const { answer: user } = await logins.callWith(tokens.access_token)('orderInfo', {})
      return newLogin(tokens, user.order_id, services.now())
    },
  )
}
