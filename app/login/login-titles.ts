import type { PlainKey } from '../store/translate'
import type { LoginMode } from './login-mode'

/** The heading of each mode of the dialog. */
export const LOGIN_TITLES: Readonly<Record<LoginMode, PlainKey>> = {
  login: 'login.title',
  register: 'login.register.title',
  forgotten: 'login.forgotten.title',
  sent: 'login.sent.title',
  registered: 'login.registered.title',
  changed: 'login.changed.title',
  password: 'login.choose.title',
}
