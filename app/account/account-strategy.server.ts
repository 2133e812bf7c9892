import type { z } from 'zod'
import type { UsedCredential } from '../commerce/contract/passkey'
import type { Needs } from '../server/request-context.server'
import { newLogin } from '../server/security/logins.server'
import { TokenStrategy } from '../server/security/token-strategy.server'

/**
 * The credentials of an account: e-mail address and password, what a passkey answers to a challenge, or the access
 * token of the start-up parameter `token`.
 */
export type LoginInput =
  | { email: string; password: string }
  | { challenge: string; credential: z.output<typeof UsedCredential> }
  | { token: string }

/**
 * The strategy `myAccount` (spec section 4, Auth), which is the default and global: logs in to a customer's
 * account with the credentials of the request.
 */
export function accountStrategy(
  credentials: LoginInput,
  { logins, services }: Needs<'logins' | 'services'>,
): TokenStrategy<LoginInput> {
  return new TokenStrategy<LoginInput>(
    'myAccount',
    () => Promise.resolve(credentials),
    async (given) => {
      const call = logins.callWith(null)
      if ('email' in given) return newLogin((await call('login', { body: given })).answer, null, services.now())
      if ('challenge' in given) return newLogin((await call('passkeyLogin', { body: given })).answer, null, services.now())
      await logins.callWith(given.token)('profile', {})
      return newLogin({ access_token: given.token, refresh_token: null }, null, services.now())
    },
  )
}
