import type { Needs } from '../server/request-context.server'
import { newLogin } from '../server/security/logins.server'
import { TokenStrategy } from '../server/security/token-strategy.server'

/** The credentials of an account: e-mail address and password, or the access token of the start-up parameter `token`. */
export type AccountCredentials = { email: string; password: string } | { token: string }

/** The strategy `myAccount` (spec section 4, Auth), which is the default and global: logs in to a customer's account with the credentials of the request. */
export function accountStrategy(
  credentials: AccountCredentials,
  { logins, services }: Needs<'logins' | 'services'>,
): TokenStrategy<AccountCredentials> {
  return new TokenStrategy<AccountCredentials>(
    'myAccount',
    () => Promise.resolve(credentials),
    async (given) => {
      if (!('token' in given))
        return newLogin((await logins.callWith(null)('login', { body: given })).answer, null, services.now())
      await logins.callWith(given.token)('profile', {})
      return newLogin({ access_token: given.token, refresh_token: null }, null, services.now())
    },
  )
}
