import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'

/** Limit: 5 mails with a link per address in 10 minutes. */
const LIMIT = { max: 5, windowMs: 10 * 60_000 }

const message = (error: FormError) => ({ error })

const LinkForm = z.object({
  order_number: z.string(message('checkout.error.required')).trim().max(40, message('checkout.error.tooLong')),
  email: z
    .string(message('checkout.error.required'))
    .trim()
    .max(254, message('checkout.error.tooLong'))
    .pipe(z.email(message('checkout.error.email'))),
})

/**
 * Handles the form that asks for a one-time link to an order. Redirects to the same answer (303) whether or not there is such an
 * order, or returns the errors with the submitted values: 400 for an invalid field, 429 after too many, 503 in an outage.
 */
export async function handleLinkForm(form: FormData, context: Needs<'logins' | 'services' | 'visitor'>) {
  const submission = parseForm(form, LinkForm)
  if (submission.status !== 'success') return refuseForm('order-link', form, submission.error ?? {}, 400)
  const attempt = await context.services.attempts.begin('order-link', LIMIT)
  if (!attempt.allowed) return refuseForm('order-link', form, { '': ['myOrder.error.tooMany'] }, 429)
  try {
    await context.logins.callWith(null)('orderLinks', { body: submission.value })
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuseForm('order-link', form, { '': ['myOrder.error.unavailable'] }, 503)
  }
  return redirect(thanksHref(href('myOrder', context.visitor.language), 'order-link', 'order-link'), 303)
}
