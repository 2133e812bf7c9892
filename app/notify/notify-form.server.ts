import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import type { Needs } from '../server/request-context.server'

const message = (error: FormError) => ({ error })

const NotifyForm = z.object({
  email: z
    .string(message('checkout.error.required'))
    .trim()
    .max(254, message('checkout.error.tooLong'))
    .pipe(z.email(message('checkout.error.email'))),
})

/**
 * Handles the form for a back-in-stock notification. Redirects to the product page with a thank-you notice (303), or returns the error
 * with the submitted values: 400 for an invalid e-mail address, 409 when the product is available again, 503 in an outage.
 */
export async function handleNotifyForm(form: FormData, product: { id: number; path: string }, context: Needs<'backend'>) {
  const submission = parseForm(form, NotifyForm)
  if (submission.status !== 'success') return refuseForm('notify', form, submission.error ?? {}, 400)
  try {
    await context.backend.call('stockNotification', { body: { product_id: product.id, email: submission.value.email } })
  } catch (error) {
    if (isOutage(error)) return refuseForm('notify', form, { '': ['notify.error.unavailable'] }, 503)
    if (!(error instanceof BackendError && error.code === 'not-notifyable')) throw error
    return refuseForm('notify', form, { '': ['notify.error.available'] }, 409)
  }
  return redirect(thanksHref(product.path, 'notify', 'notify'), 303)
}
