import type { Needs } from '../server/request-context.server'
import { newLogin } from '../server/security/logins.server'
import { TokenStrategy } from '../server/security/token-strategy.server'

/**
 * The strategy `myOrder` (spec section 4, Auth), which is not global: logs in to one order with the token that `read` finds in the request,
 * that of a mail's link or of a one-time link.
 */
export function orderStrategy(
  read: (request: Request) => string | null,
  { logins, services }: Needs<'logins' | 'services'>,
): TokenStrategy<string> {
  return new TokenStrategy(
    'myOrder',
    (request) => Promise.resolve(read(request)),
    async (token) => {
      const { answer: tokens } = await logins.callWith(null)('orderLogin', { body: { token } })
      const { answer: user } = await logins.callWith(tokens.access_token)('orderInfo', {})
      return newLogin(tokens, user.order_id, services.now())
    },
  )
}
