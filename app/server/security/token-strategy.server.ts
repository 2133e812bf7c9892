import { Authenticator } from 'remix-auth'
import { Strategy } from 'remix-auth/strategy'
import { BackendError, isRefused } from '../../commerce/backend-error'
import type { Log } from '../process/log'
import type { KeptLogin, StrategyName } from './auth-cookies.server'

/**
 * A strategy of remix-auth (spec section 4, Auth): exchanges what a request carries, such as a form or the token of a
 * link, for the tokens of the backend. `read` gives the credentials of a request, null without any; `verify`
 * exchanges them and fails with a BackendError.
 */
export class TokenStrategy<Credentials> extends Strategy<KeptLogin, Credentials> {
  constructor(
    readonly name: StrategyName,
    private readonly read: (request: Request) => Promise<Credentials | null>,
    verify: Strategy.VerifyFunction<KeptLogin, Credentials>,
  ) {
    super(verify)
  }

  async authenticate(request: Request): Promise<KeptLogin> {
    const credentials = await this.read(request)
    if (credentials === null) throw new BackendError('rejected', this.name, 'no credentials', 401)
    return this.verify(credentials)
  }
}

/** The login of a request by a strategy; null when its credentials are refused, which the log says. Fails during an outage. */
export async function authenticate<Credentials>(
  strategy: TokenStrategy<Credentials>,
  request: Request,
  log: Log,
): Promise<KeptLogin | null> {
  try {
    return await new Authenticator<KeptLogin>().use(strategy).authenticate(strategy.name, request)
  } catch (error) {
    if (!isRefused(error)) throw error
    log('warn', 'login-refused', { strategy: strategy.name, error: error.message })
    return null
  }
}
