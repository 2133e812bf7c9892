import { redirect } from '@remix-run/node'
import { createHash } from 'node:crypto'
import { isOutage } from '../commerce/backend-error'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import {
  CHANGE_FORM,
  CHOOSE_FORM,
  FORGOTTEN_FORM,
  LOGIN_FORM,
  LOGOUT_FORM,
  PASSKEY_FORM,
  REGISTER_FORM,
} from '../login/login-forms'
import { withoutLogin } from '../login/login-mode'
import type { Needs } from '../server/request-context.server'
import { authenticate } from '../server/security/token-strategy.server'
import { accountStrategy } from './account-strategy.server'
import { logIn } from './log-in.server'
import { handleForgotten, handleRegistration } from './link-form.server'
import { logOut } from './log-out.server'
import { LoginFields } from './login-fields'
import { nextPath } from './next-path.server'
import { handlePasskeyLogin } from './passkey-login.server'
import { handleChangedPassword, handleChosenPassword } from './password-form.server'

/** Limit: 5 wrong logins per address in a minute. */
const WRONG_LIMIT = { max: 5, windowMs: 60_000 }
/** Limit: 50 wrong logins per account in 10 minutes, 10 of them per address, so that one address cannot lock an account. */
const ACCOUNT_LIMIT = { each: { max: 10, windowMs: 10 * 60_000 }, all: { max: 50, windowMs: 10 * 60_000 } }

/** Handles the forms of the login dialog by their `intent`. Throws 400 for an unknown intent. */
export async function handleLoginForms(
  form: FormData,
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'session' | 'visitor'>,
) {
  switch (form.get('intent')) {
    case LOGIN_FORM:
      return handleLogin(form, context)
    case PASSKEY_FORM:
      return handlePasskeyLogin(form, request, context)
    case REGISTER_FORM:
      return handleRegistration(form, context)
    case FORGOTTEN_FORM:
      return handleForgotten(form, context)
    case CHOOSE_FORM:
      return handleChosenPassword(form, request, context)
    case CHANGE_FORM:
      return handleChangedPassword(form, context)
    case LOGOUT_FORM:
      return logOut(request, context)
    default:
      throw new Response('An unknown form', { status: 400 })
  }
}

/**
 * Logs in and leads back to where the shopper was (303), or returns the errors with what was typed, without the
 * password: 400 for an invalid field or a wrong login, 429 after too many wrong ones, 503 in an outage. The answer does
 * not tell whether there is such an account.
 */
async function handleLogin(form: FormData, context: Needs<'logins' | 'services' | 'session' | 'visitor'>) {
  const submission = parseForm(form, LoginFields)
  form.delete('password')
  if (submission.status !== 'success') return refuseForm(LOGIN_FORM, form, submission.error ?? {}, 400)
  const { attempts, log } = context.services
  const account = createHash('sha256').update(submission.value.email.toLowerCase()).digest('base64url')
  const here = await attempts.begin('login', WRONG_LIMIT)
  const toAccount = here.allowed ? await attempts.beginShared('login-to', ACCOUNT_LIMIT, account) : here
  const takeBack = () => Promise.all([here, toAccount].map(async (attempt) => (attempt.allowed ? attempt.takeBack() : undefined)))
  if (!toAccount.allowed) {
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
  return redirect(withoutLogin(nextPath(form, context)), 303)
}
