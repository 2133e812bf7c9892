import type { LoginMode } from './login-mode'

/** The forms of the login dialog: their names and the values of their `intent`. */
export const LOGIN_FORM = 'log-in'
export const LOGOUT_FORM = 'log-out'

/** The mode of the dialog that shows a form. */
export function modeOfForm(_form: string | undefined): LoginMode {
  return 'login'
}
