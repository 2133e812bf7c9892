import { redirect } from '@remix-run/node'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { LOGIN_FORM, LOGOUT_FORM } from '../login/login-forms'
import { NEXT, withoutLogin } from '../login/login-mode'
import { href } from '../routing/href'
import { safeRedirect } from '../routing/safe-redirect'
import type { RequestContext } from '../server/request-context.server'
import { authenticate } from '../server/security/token-strategy.server'
import { accountStrategy } from './account-strategy.server'
import { logIn } from './log-in.server'
import { logOut } from './log-out.server'

/** Limit of wrong logins, per address and per account. */
const WRONG_LIMIT = { max: 5, windowMs: 60_000 }

const message = (error: FormError) => ({ error })

const LoginFields = z.object({
  email: z
    .string(message('checkout.error.required'))
    .trim()
    .max(254, message('checkout.error.tooLong'))
    .pipe(z.email(message('checkout.error.email'))),
  password: z.string(message('checkout.error.required')).max(200, message('login.error.wrong')),
})

/** Handles the forms of the login dialog by their `intent`. Throws 400 for an unknown intent. */
export async function handleLoginForms(form: FormData, context: RequestContext) {
  switch (form.get('intent')) {
    case LOGIN_FORM:
      return handleLogin(form, context)
    case LOGOUT_FORM:
      return logOut(context)
    default:
      throw new Response('An unknown form', { status: 400 })
  }
}

/**
 * Logs in and leads back to where the shopper was (303), or returns the errors with what was typed, without the password: 400 for an invalid field
 * or a wrong login, 429 after too many wrong ones, 503 in an outage. The answer does not tell whether there is such an account.
 */
async function handleLogin(form: FormData, context: RequestContext) {
  const submission = parseForm(form, LoginFields)
  form.delete('password')
  if (submission.status !== 'success') return refuseForm(LOGIN_FORM, form, submission.error ?? {}, 400)
  const { attempts, log } = context.services
  const account = createHash('sha256').update(submission.value.email.toLowerCase()).digest('base64url')
  const counted = [await attempts.begin('login', WRONG_LIMIT), await attempts.begin('login-to', WRONG_LIMIT, account)]
  const takeBack = () => Promise.all(counted.map(async (attempt) => (attempt.allowed ? attempt.takeBack() : undefined)))
  if (counted.some(({ allowed }) => !allowed)) {
    await takeBack()
    return refuseForm(LOGIN_FORM, form, { '': ['login.error.tooMany'] }, 429)
  }
  try {
    const request = new Request(context.services.publicOrigin)
    const login = await authenticate(accountStrategy(submission.value, context), request, log)
    if (login === null) return refuseForm(LOGIN_FORM, form, { '': ['login.error.wrong'] }, 400)
    await takeBack()
    await logIn(login, context)
  } catch (error) {
    if (!isOutage(error)) throw error
    await takeBack()
    return refuseForm(LOGIN_FORM, form, { '': ['login.error.unavailable'] }, 503)
  }
  return redirect(nextOf(form, context), 303)
}

/** The path that a form names to go on to, in this shop and without the dialog. */
function nextOf(form: FormData, { visitor, services }: RequestContext): string {
  const path = safeRedirect(form.get(NEXT), href('home', visitor.language))
  return withoutLogin(new URL(path, services.publicOrigin))
}
