import type { LoginMode } from './login-mode'

/** The forms of the login dialog: their names and the values of their `intent`. */
export const LOGIN_FORM = 'log-in'
export const PASSKEY_FORM = 'log-in-passkey'
export const LOGOUT_FORM = 'log-out'
export const REGISTER_FORM = 'register'
export const FORGOTTEN_FORM = 'forgotten'
export const CHOOSE_FORM = 'choose-password'
export const CHANGE_FORM = 'change-password'

const MODES: Readonly<Record<string, LoginMode>> = {
  [REGISTER_FORM]: 'register',
  [FORGOTTEN_FORM]: 'forgotten',
  [CHOOSE_FORM]: 'password',
  [CHANGE_FORM]: 'password',
}

/** The mode of the dialog that shows a form. */
export function modeOfForm(form: string | undefined): LoginMode {
  return MODES[form ?? ''] ?? 'login'
}
