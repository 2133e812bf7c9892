import { z } from 'zod'
import { PASSWORD_LENGTH } from '../commerce/contract/password-length'
import type { FormError } from '../forms/form-errors'

const message = (error: FormError) => ({ error })

const email = z
  .string(message('checkout.error.required'))
  .trim()
  .max(254, message('checkout.error.tooLong'))
  .pipe(z.email(message('checkout.error.email')))

const name = z.string(message('checkout.error.required')).trim().max(60, message('checkout.error.tooLong'))

const newPassword = z
  .string(message('checkout.error.required'))
  .min(PASSWORD_LENGTH.min, message('login.error.short'))
  .max(PASSWORD_LENGTH.max, message('checkout.error.tooLong'))

/** The fields of the forms of the login dialog. */
export const LoginFields = z.object({
  email,
  password: z.string(message('checkout.error.required')).max(PASSWORD_LENGTH.max, message('login.error.wrong')),
})
export const RegisterFields = z.object({
  email,
  first_name: name,
  last_name: name,
  terms: z.literal('accepted', message('login.error.terms')),
})
export const ForgottenFields = z.object({ email })
export const ChooseFields = z.object({ password: newPassword })
export const ChangeFields = z.object({
  current_password: z.string(message('checkout.error.required')).max(PASSWORD_LENGTH.max, message('login.error.current')),
  password: newPassword,
})
