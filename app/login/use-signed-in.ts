import { useRouteLoaderData } from '@remix-run/react'

/**
 * The visitor's login. `ownOrder` is the id of the one order of a login with scope my-order; `passwordLink` tells of the link to
 * choose a password that this browser has opened: the address of its account, or that it is not valid any more.
 */
export type SignedIn = {
  signedIn: 'myAccount' | 'myOrder' | null
  ownOrder: string | null
  passwordLink: { email: string } | 'refused' | null
}

const GUEST: SignedIn = { signedIn: null, ownOrder: null, passwordLink: null }

/** The login of the visitor, as the root loader tells it; a guest's when that loader failed. */
export function useSignedIn(): SignedIn {
  // Null, not undefined, when an action failed and no loader ran.
  return useRouteLoaderData<{ login: SignedIn } | null>('root')?.login ?? GUEST
}
