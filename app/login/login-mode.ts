import { cleanAddress } from '../routing/clean-address'

/**
 * The content of the login dialog; it is closed without a mode (spec section 4, Login dialog). `password` is the
 * change-password mode, `sent`, `registered` and `changed` are the messages after its forms, `closed` is the message to
 * a customer who has closed the account.
 */
export const LOGIN_MODES = ['login', 'register', 'forgotten', 'sent', 'registered', 'changed', 'password', 'closed'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]

/** The query parameters that open the dialog (spec section 2, Start-up query parameters). `login` may name a mode. */
const LOGIN = 'login'
/** The value of `login` for another customer than the one who is logged in: a form of theirs was sent. */
const OTHER = 'other'
export const CHANGE_PASSWORD = 'change_password'

/** The query parameter with the path to go on to after a login. */
export const NEXT = 'next'

type Address = Pick<URL, 'pathname' | 'search'>

/** The mode that an address opens the dialog in; null when it opens none. */
export function loginMode({ search }: Pick<URL, 'search'>): LoginMode | null {
  const query = new URLSearchParams(search)
  if (query.has(CHANGE_PASSWORD)) return 'password'
  const named = query.get(LOGIN)
  return named === null ? null : (LOGIN_MODES.find((mode) => mode === named) ?? 'login')
}

/** Whether the address asks for the login of another customer than the one who is logged in. */
export function asksForOther({ search }: Pick<URL, 'search'>): boolean {
  return new URLSearchParams(search).get(LOGIN) === OTHER
}

/** The query that opens the login, which leads on to the path `next`. */
export function loginQuery(next: string, isOther: boolean): string {
  return `${LOGIN}${isOther ? `=${OTHER}` : ''}&${new URLSearchParams({ [NEXT]: next }).toString()}`
}

/** Whether the mode is a message to a customer who was logged in by the form before it. */
export function tellsOfLogin(mode: LoginMode | null): boolean {
  return mode === 'registered' || mode === 'changed'
}

/** The address that shows the same page with the dialog open, which leads on to the same path after a login. */
export function loginHref(address: Address, mode: LoginMode): string {
  const path = cleanAddress(address, [LOGIN, CHANGE_PASSWORD])
  const query = mode === 'password' ? CHANGE_PASSWORD : mode === 'login' ? LOGIN : `${LOGIN}=${mode}`
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The path and query of the page below the dialog. */
export function withoutLogin(address: Address): string {
  return cleanAddress(address, [LOGIN, CHANGE_PASSWORD, NEXT])
}
