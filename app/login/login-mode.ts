import { cleanAddress } from '../routing/clean-address'

/** What the login dialog shows; it is closed without a mode (spec section 4, Login dialog). */
export type LoginMode = 'login'

/** The query parameters that open the dialog (spec section 2, Start-up query parameters). */
const OPENERS = ['login'] as const

/** The query parameter with the path to go on to after a login. */
export const NEXT = 'next'

type Address = Pick<URL, 'pathname' | 'search'>

/** The mode that an address opens the dialog in; null when it opens none. */
export function loginMode({ search }: Pick<URL, 'search'>): LoginMode | null {
  return new URLSearchParams(search).has('login') ? 'login' : null
}

/** The address that shows the same page with the dialog open. */
export function loginHref(address: Address, mode: LoginMode): string {
  const path = withoutLogin(address)
  return `${path}${path.includes('?') ? '&' : '?'}${mode}`
}

/** The path and query of the page below the dialog. */
export function withoutLogin(address: Address): string {
  return cleanAddress(address, [...OPENERS, NEXT])
}
