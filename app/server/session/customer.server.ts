import { BackendError } from '../../commerce/backend-error'
import type { Call } from '../../commerce/client.server'
import type { Profile } from '../../commerce/contract/account'

/** Who is logged in, of one request (spec section 6). */
export type Customer = {
  /** Read once per request; null for a guest and for a token that has run out. Fails with a BackendError. */
  profile(): Promise<Profile | null>
  /** Signs the owner of a token in from the next request on; false when the token opens nothing. Fails with a BackendError. */
  signIn(token: string): Promise<boolean>
}

/** The customer whose bearer token a request carries, null for a guest. `keep` remembers a token for the requests to come. */
export function createCustomer(
  token: string | null,
  callAs: (token: string) => Call,
  keep: (token: string) => Promise<void>,
): Customer {
  let read: Promise<Profile | null> | undefined
  return {
    profile: () => (read ??= token === null ? Promise.resolve(null) : profileOf(callAs(token))),
    async signIn(given) {
      if ((await profileOf(callAs(given))) === null) return false
      await keep(given)
      return true
    },
  }
}

async function profileOf(call: Call): Promise<Profile | null> {
  try {
    return (await call('profile', {})).answer
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return null
    throw error
  }
}
