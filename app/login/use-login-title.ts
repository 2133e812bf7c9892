import type { PlainKey } from '../store/translate'
import type { LoginMode } from './login-mode'
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

/**
 * The key of the heading: a customer who has not come by a mailed link changes the password, everyone else chooses one. For a
 * customer who is logged in, the account takes the place of the login.
 */
export function useLoginTitle(mode: LoginMode): PlainKey {
  const { passwordLink, signedIn } = useSignedIn()
  if (signedIn === 'myAccount' && mode === 'login') return 'header.account'
  return mode === 'password' && passwordLink === null && signedIn === 'myAccount' ? 'login.change' : LOGIN_TITLES[mode]
}
