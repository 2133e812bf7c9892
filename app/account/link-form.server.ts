import { redirect } from '@remix-run/node'
import { isOutage } from '../commerce/backend-error'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { FORGOTTEN_FORM, REGISTER_FORM } from '../login/login-forms'
import { loginHref } from '../login/login-mode'
import type { Needs } from '../server/request-context.server'
import { ForgottenFields, RegisterFields } from './login-fields'
import { nextPath } from './next-path.server'

type Context = Needs<'logins' | 'services' | 'visitor'>

/** Limit: 5 mails with a link per address in 10 minutes. */
const LIMIT = { max: 5, windowMs: 10 * 60_000 }

type Profile = { first_name: string; last_name: string } | null

/**
 * Handles the form of a new customer. Redirects to the same answer (303) whether or not there is such an account, or returns the
 * errors with the submitted values: 400 for an invalid field, 429 after too many, 503 in an outage.
 */
export async function handleRegistration(form: FormData, context: Context) {
  const submission = parseForm(form, RegisterFields)
  if (submission.status !== 'success') return refuseForm(REGISTER_FORM, form, submission.error ?? {}, 400)
  const { email, first_name, last_name } = submission.value
  return sendLink(REGISTER_FORM, form, { email, profile: { first_name, last_name } }, context)
}

/** Handles the form of a forgotten password, with the same answers. */
export async function handleForgotten(form: FormData, context: Context) {
  const submission = parseForm(form, ForgottenFields)
  if (submission.status !== 'success') return refuseForm(FORGOTTEN_FORM, form, submission.error ?? {}, 400)
  return sendLink(FORGOTTEN_FORM, form, { ...submission.value, profile: null }, context)
}

async function sendLink(name: string, form: FormData, body: { email: string; profile: Profile }, context: Context) {
  const attempt = await context.services.attempts.begin('account-link', LIMIT)
  if (!attempt.allowed) return refuseForm(name, form, { '': ['myOrder.error.tooMany'] }, 429)
  try {
    await context.logins.callWith(null)('accountLinks', { body })
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuseForm(name, form, { '': ['myOrder.error.unavailable'] }, 503)
  }
  return redirect(loginHref(nextPath(form, context), 'sent'), 303)
}
