import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import { MAX_PASSWORD_LENGTH } from '../commerce/contract/limits'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { EMAIL_FORM, STOP_EMAIL_FORM } from './profile-forms'

/** Limit of changes asked for, per address: each try tells whether a password is right. */
const LIMIT = { max: 5, windowMs: 10 * 60_000 }

const message = (error: FormError) => ({ error })

const Fields = z.object({
  email: z
    .string(message('checkout.error.required'))
    .trim()
    .max(254, message('checkout.error.tooLong'))
    .pipe(z.email(message('checkout.error.email'))),
  password: z.string(message('checkout.error.required')).max(MAX_PASSWORD_LENGTH, message('login.error.current')),
})

const REFUSALS: Readonly<Record<string, readonly [field: string, reason: FormError]>> = {
  'password-wrong': ['password', 'login.error.current'],
  'email-same': ['email', 'profile.email.error.same'],
  'email-changes': ['', 'profile.email.error.tooMany'],
}

/**
 * Asks for another e-mail address (303), for both addresses to confirm. Returns the errors with the address, without the
 * password: 400 for an invalid field or a wrong password, 429 after too many, 503 in an outage. The answer does not tell
 * whether the new address has an account.
 */
export async function requestEmailChange(
  form: FormData,
  { backend, services, visitor }: Needs<'backend' | 'services' | 'visitor'>,
) {
  const submission = parseForm(form, Fields)
  form.delete('password')
  const refuse = (errors: Readonly<Record<string, readonly string[] | null>>, status: number) =>
    refuseForm(EMAIL_FORM, form, errors, status)
  if (submission.status !== 'success') return refuse(submission.error ?? {}, 400)
  const attempt = await services.attempts.begin('change-email', LIMIT)
  if (!attempt.allowed) return refuse({ '': ['myOrder.error.tooMany'] }, 429)
  try {
    await backend.call('requestEmailChange', { body: submission.value })
  } catch (error) {
    if (isOutage(error)) {
      await attempt.takeBack()
      return refuse({ '': ['order.error.unavailable'] }, 503)
    }
    const [field, reason] = (error instanceof BackendError ? REFUSALS[error.code] : undefined) ?? []
    if (field === undefined || reason === undefined) throw error
    return refuse({ [field]: [reason] }, field === '' ? 429 : 400)
  }
  return redirect(thanksHref(href('accountProfile', visitor.language), EMAIL_FORM, 'email'), 303)
}

/** Stops the open change (303); 503 beside the form in an outage. */
export async function stopEmailChange({ backend, visitor }: Needs<'backend' | 'visitor'>) {
  try {
    await backend.call('stopOwnEmailChange', { body: {} })
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuseForm(STOP_EMAIL_FORM, new FormData(), { '': ['order.error.unavailable'] }, 503)
  }
  return redirect(thanksHref(href('accountProfile', visitor.language), STOP_EMAIL_FORM, 'email'), 303)
}
