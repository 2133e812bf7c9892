import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { logOut } from '../account/log-out.server'
import { BackendError, isOutage } from '../commerce/backend-error'
import { MAX_PASSWORD_LENGTH } from '../commerce/contract/limits'
import { REMOVE_DEVICE } from '../finder/save-device-form'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { loginHref } from '../login/login-mode'
import { href } from '../routing/href'
import type { Needs, RequestContext } from '../server/request-context.server'
import { detailsForm } from './details-form.server'
import { requestEmailChange, stopEmailChange } from './email-form.server'
import { chooseNewsletter } from './newsletter-choice.server'
import {
  ADD_PASSKEY,
  CLOSE_FORM,
  DETAILS_FORM,
  EMAIL_FORM,
  CHOOSE_NEWSLETTER,
  REMOVE_PASSKEY,
  STOP_EMAIL_FORM,
} from './profile-forms'
import { addPasskey, removePasskey } from './passkey-form.server'
import { removeDevice } from './remove-device.server'

/** Limit of tries to close an account, per address: each tells whether a password is right. */
const CLOSE_LIMIT = { max: 5, windowMs: 10 * 60_000 }

/** Handles the forms of the profile page by their `intent`. Throws 400 for an unknown intent. */
export async function handleProfileForm(form: FormData, request: Request, context: RequestContext) {
  switch (form.get('intent')) {
    case DETAILS_FORM:
      return saveDetails(form, context)
    case EMAIL_FORM:
      return requestEmailChange(form, context)
    case STOP_EMAIL_FORM:
      return stopEmailChange(context)
    case CHOOSE_NEWSLETTER:
      return chooseNewsletter(form, context)
    case REMOVE_DEVICE:
      return removeDevice(form, context)
    case ADD_PASSKEY:
      return addPasskey(form, request, context)
    case REMOVE_PASSKEY:
      return removePasskey(form, context)
    case CLOSE_FORM:
      return closeAccount(form, request, context)
    default:
      throw new Response('An unknown form', { status: 400 })
  }
}

/** Stores the details (303), or returns the errors with what was typed: 400 for an invalid field, 503 in an outage. */
async function saveDetails(form: FormData, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  const submission = parseForm(form, detailsForm(visitor.store))
  if (submission.status !== 'success') return refuseForm(DETAILS_FORM, form, submission.error ?? {}, 400)
  try {
    await backend.call('changeAccountDetails', { body: submission.value })
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuseForm(DETAILS_FORM, form, { '': ['order.error.unavailable'] }, 503)
  }
  return redirect(thanksHref(href('accountProfile', visitor.language), DETAILS_FORM, 'details'), 303)
}

const Password = z.string().min(1).max(MAX_PASSWORD_LENGTH)

/**
 * Closes the account and logs out (303 to the home page, which says so), or says why it stays: 400 for a wrong password, 409
 * while a subscription goes on, 429 after too many tries, 503 in an outage.
 */
async function closeAccount(form: FormData, request: Request, context: RequestContext) {
  const password = Password.safeParse(form.get('password'))
  const refuse = (field: string, error: FormError, status: number) =>
    refuseForm(CLOSE_FORM, new FormData(), { [field]: [error] }, status)
  if (!password.success) return refuse('password', 'checkout.error.required', 400)
  const attempt = await context.services.attempts.begin('close-account', CLOSE_LIMIT)
  if (!attempt.allowed) return refuse('', 'myOrder.error.tooMany', 429)
  try {
    await context.backend.call('deleteAccount', { body: { password: password.data } })
  } catch (error) {
    if (isOutage(error)) {
      await attempt.takeBack()
      return refuse('', 'order.error.unavailable', 503)
    }
    if (!(error instanceof BackendError)) throw error
    if (error.code === 'password-wrong') return refuse('password', 'login.error.current', 400)
    if (error.code === 'subscription-state') return refuse('', 'account.error.subscriptions', 409)
    throw error
  }
  // The cart stays in this browser, as that of a guest: a later account must not take its lines for those of the closed one.
  await context.session.change((shopper) => ({ ...shopper, accountCart: null }))
  return logOut(request, context, loginHref({ pathname: href('home', context.visitor.language), search: '' }, 'closed'))
}
