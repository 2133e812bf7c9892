import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import type { Needs } from '../server/request-context.server'

const say = (error: FormError) => ({ error })

const NotifyForm = z.object({
  email: z
    .string(say('checkout.error.required'))
    .trim()
    .max(254, say('checkout.error.tooLong'))
    .pipe(z.email(say('checkout.error.email'))),
})

/**
 * Takes who wants to be told when a product is back: a wrong address comes back beside its field (400), a product that can be had again
 * says so (409), an outage keeps what was typed (503); a request that was taken leads back to the product, which says thanks (303).
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
