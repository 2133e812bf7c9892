import { useRouteLoaderData } from '@remix-run/react'

/** Whom the page was made for: `ownOrder` is the id of the one order of a login with scope my-order. */
type SignedIn = { signedIn: 'myAccount' | 'myOrder' | null; ownOrder: string | null }

const GUEST: SignedIn = { signedIn: null, ownOrder: null }

/** The login of the visitor, as the root loader tells it; a guest's when that loader failed. */
export function useSignedIn(): SignedIn {
  // Null, not undefined, when an action failed and no loader ran.
  return useRouteLoaderData<SignedIn | null>('root') ?? GUEST
}
