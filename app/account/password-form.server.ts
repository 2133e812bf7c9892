import { redirect } from '@remix-run/node'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { ChosenPassword, Tokens } from '../commerce/contract/account'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { CHANGE_FORM, CHOOSE_FORM } from '../login/login-forms'
import { loginHref } from '../login/login-mode'
import type { Needs } from '../server/request-context.server'
import { newLogin } from '../server/security/logins.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { logIn } from './log-in.server'
import { ChangeFields, ChooseFields } from './login-fields'
import { nextPath } from './next-path.server'
import { forgottenLink, passwordToken } from './password-link.server'

type Context = Needs<'logins' | 'services' | 'session' | 'visitor'>

/** Limits: 20 passwords by link and 5 changes per address in 10 minutes. */
const CHOOSE_LIMIT = { max: 20, windowMs: 10 * 60_000 }
const CHANGE_LIMIT = { max: 5, windowMs: 10 * 60_000 }

/**
 * Handles the form that chooses a password with the mailed link that this browser has opened, and logs in. Leads back
 * to where the shopper was (303), or returns the errors: 400 for a password that is refused, 401 for a link that is
 * over, 429 after too many, 503 in an outage.
 */
export async function handleChosenPassword(form: FormData, request: Request, context: Context & Needs<'reply'>) {
  const token = passwordToken(request, context)
  if (token === null) return refuseForm(CHOOSE_FORM, new FormData(), { '': ['login.error.link'] }, 401)
  const submission = parseForm(form, ChooseFields)
  const typed = withoutPasswords(form)
  if (submission.status !== 'success') return refuseForm(CHOOSE_FORM, typed, submission.error ?? {}, 400)
  const attempt = await context.services.attempts.begin('choose-password', CHOOSE_LIMIT)
  if (!attempt.allowed) return refuseForm(CHOOSE_FORM, typed, { '': ['myOrder.error.tooMany'] }, 429)
  const { password } = submission.value
  return refusable(CHOOSE_FORM, typed, { ...context, attempt }, async () => {
    const { answer } = await context.logins.callWith(null)('choosePassword', { body: { token, password } })
    context.reply.cookies.push(...forgottenLink(context))
    return answer
  })
}

/** Handles the form by which a customer changes the password, with the same answers; a wrong current password is 400. */
export async function handleChangedPassword(form: FormData, context: Context) {
  const call = context.logins.call('myAccount')
  if (call === null) return refuseForm(CHANGE_FORM, new FormData(), { '': ['login.error.link'] }, 401)
  const submission = parseForm(form, ChangeFields)
  const typed = withoutPasswords(form)
  if (submission.status !== 'success') return refuseForm(CHANGE_FORM, typed, submission.error ?? {}, 400)
  const attempt = await context.services.attempts.begin('change-password', CHANGE_LIMIT)
  if (!attempt.allowed) return refuseForm(CHANGE_FORM, typed, { '': ['myOrder.error.tooMany'] }, 429)
  const change = async () => (await call('changePassword', { body: submission.value })).answer
  return refusable(CHANGE_FORM, typed, { ...context, attempt }, change)
}

/** Keeps the new tokens and tells that the password is changed, or says why it is not. */
async function refusable(
  name: string,
  typed: FormData,
  context: Context & { attempt: { takeBack: () => Promise<void> } },
  change: () => Promise<Tokens | ChosenPassword>,
) {
  let isNew = false
  try {
    const { access_token, refresh_token, ...more } = await change()
    isNew = 'is_new' in more && more.is_new
    await logIn(newLogin({ access_token, refresh_token }, null, context.services.now()), context)
  } catch (error) {
    // A call that was cut may have changed the password, and its answer with the tokens is lost.
    if (isOutage(error)) {
      await context.attempt.takeBack()
      return refuseForm(name, typed, { '': ['login.error.cut'] }, 503)
    }
    if (isUnauthorized(error)) return refuseForm(name, typed, { '': ['login.error.link'] }, 401)
    const [field, reason] = (error instanceof BackendError ? REFUSALS[error.code] : undefined) ?? []
    if (field === undefined || reason === undefined) throw error
    return refuseForm(name, typed, { [field]: [reason] }, 400)
  }
  return redirect(loginHref(nextPath(typed, context), isNew ? 'registered' : 'changed'), 303)
}

const REFUSALS: Readonly<Record<string, readonly [field: string, reason: FormError]>> = {
  'password-common': ['password', 'login.error.common'],
  'password-wrong': ['current_password', 'login.error.current'],
}

function withoutPasswords(form: FormData): FormData {
  const typed = new FormData()
  for (const [field, value] of form) if (!field.endsWith('password')) typed.append(field, value)
  return typed
}
