import type { PlainKey } from '../store/translate'
import type { LoginMode } from './login-mode'

/** The heading of each mode of the dialog. */
export const LOGIN_TITLES: Readonly<Record<LoginMode, PlainKey>> = { login: 'login.title' }
