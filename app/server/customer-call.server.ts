import type { Called, CallOptions } from '../commerce/client.server'
import type { CallName } from '../commerce/contract/calls'
import type { Needs } from './request-context.server'
import { isUnauthorized } from './security/token-call.server'

/**
 * Calls the backend for the customer, or as a guest when it refuses the customer's token, such as after the password was changed
 * on another device: cart and checkout are there for guests too.
 */
export async function callAsCustomerOrGuest<N extends CallName>(
  { visitor, backend }: Needs<'visitor' | 'backend'>,
  name: N,
  options: CallOptions<N>,
): Promise<Called<N> & { asCustomer: boolean }> {
  try {
    return { ...(await backend.call(name, options)), asCustomer: visitor.token !== null }
  } catch (error) {
    if (visitor.token === null || !isUnauthorized(error)) throw error
    return { ...(await backend.callAsGuest(name, options)), asCustomer: false }
  }
}
