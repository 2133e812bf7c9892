import { useLocation } from '@remix-run/react'
import type { PlainKey } from '../store/translate'
import { asksForOther, type LoginMode } from './login-mode'
import { useSignedIn } from './use-signed-in'

/** The heading of each mode of the dialog. */
const LOGIN_TITLES: Readonly<Record<LoginMode, PlainKey>> = {
  login: 'login.title',
  register: 'login.register.title',
  forgotten: 'login.forgotten.title',
  sent: 'login.sent.title',
  registered: 'login.registered.title',
  changed: 'login.changed.title',
  password: 'login.choose.title',
  closed: 'login.closed.title',
}

/** Whether the login form has the account in its place: its customer is logged in, and no one else is asked to log in. */
export function useIsLoggedIn(mode: LoginMode): boolean {
  const isOther = asksForOther(useLocation())
  return useSignedIn().signedIn === 'myAccount' && mode === 'login' && !isOther
}

/**
 * The key of the heading: a customer who has not come by a mailed link changes the password, everyone else chooses one. For a
 * customer who is logged in, the account takes the place of the login.
 */
export function useLoginTitle(mode: LoginMode): PlainKey {
  const { passwordLink, signedIn } = useSignedIn()
  if (useIsLoggedIn(mode)) return 'header.account'
  return mode === 'password' && passwordLink === null && signedIn === 'myAccount' ? 'login.change' : LOGIN_TITLES[mode]
}
