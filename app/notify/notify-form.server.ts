import { redirect } from '@remix-run/node'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import type { Needs } from '../server/request-context.server'

/** Limits: 20 notices per address in 10 minutes, and 30 in a day for one recipient, 10 of them per address. */
const LIMIT = { max: 20, windowMs: 10 * 60_000 }
const DAY_MS = 24 * 60 * 60_000
const RECIPIENT_LIMIT = { each: { max: 10, windowMs: DAY_MS }, all: { max: 30, windowMs: DAY_MS } }

const message = (error: FormError) => ({ error })

const NotifyForm = z.object({
  email: z
    .string(message('checkout.error.required'))
    .trim()
    .max(254, message('checkout.error.tooLong'))
    .pipe(z.email(message('checkout.error.email'))),
})

/**
 * Handles the form for a back-in-stock notification. Redirects to the product page with a thank-you notice (303), or
 * returns the error with the submitted values: 400 for an invalid e-mail address, 409 when the product is available
 * again, 429 over the limit, 503 in an outage.
 */
export async function handleNotifyForm(
  form: FormData,
  product: { id: number; path: string },
  context: Needs<'backend' | 'services'>,
) {
  const submission = parseForm(form, NotifyForm)
  if (submission.status !== 'success') return refuseForm('notify', form, submission.error ?? {}, 400)
  const tooMany = () => refuseForm('notify', form, { '': ['notify.error.tooMany'] }, 429)
  const attempt = await context.services.attempts.begin('stock-notification', LIMIT)
  // A request beyond the sender's limit does not count against the recipient: the owner of the address would be refused.
  if (!attempt.allowed) return tooMany()
  const recipient = createHash('sha256').update(submission.value.email.toLowerCase()).digest('base64url')
  const toRecipient = await context.services.attempts.beginShared('stock-notification-to', RECIPIENT_LIMIT, recipient)
  if (!toRecipient.allowed) {
    await attempt.takeBack()
    return tooMany()
  }
  try {
    await context.backend.call('stockNotification', { body: { product_id: product.id, email: submission.value.email } })
  } catch (error) {
    if (isOutage(error)) {
      await attempt.takeBack()
      await toRecipient.takeBack()
      return refuseForm('notify', form, { '': ['notify.error.unavailable'] }, 503)
    }
    if (!(error instanceof BackendError && error.code === 'not-notifyable')) throw error
    return refuseForm('notify', form, { '': ['notify.error.available'] }, 409)
  }
  return redirect(thanksHref(product.path, 'notify', 'notify'), 303)
}

/**
 * Confirms the notice that the mailed link names (303), or says why not: 404 when the link
 * is not valid any more, 503 in an outage.
 */
export async function confirmNotice(form: FormData, product: { path: string }, context: Needs<'backend'>) {
  const token = form.get('token')
  try {
    const asked = typeof token === 'string' ? token.slice(0, 1000) : ''
    await context.backend.call('confirmStockNotification', { body: { token: asked === '' ? '-' : asked } })
  } catch (error) {
    if (isOutage(error)) return refuseForm('notify', form, { '': ['notify.error.unavailable'] }, 503)
    if (!(error instanceof BackendError)) throw error
    return refuseForm('notify', form, { '': ['notify.error.link'] }, 404)
  }
  return redirect(thanksHref(product.path, 'confirm-notice', 'notify'), 303)
}
