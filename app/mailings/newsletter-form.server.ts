import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { NEWSLETTER_FORM } from './newsletter-sent'

/** Limit: 5 newsletters asked for per address in 10 minutes. */
const LIMIT = { max: 5, windowMs: 10 * 60_000 }

const message = (error: FormError) => ({ error })

/** The field of a form that asks for an e-mail address. */
export const EmailFields = z.object({
  email: z
    .string(message('checkout.error.required'))
    .trim()
    .max(254, message('checkout.error.tooLong'))
    .pipe(z.email(message('checkout.error.email'))),
})

/**
 * Handles the form of the newsletter. The answer is the same whether or not the address has it already: a redirect to its
 * page (303), or the word that it was sent where the form says `stay`. Returns the errors with the address: 400 for an
 * invalid one, 429 after too many, 503 in an outage.
 */
export async function requestNewsletter(
  form: FormData,
  { backend, visitor, services }: Needs<'backend' | 'visitor' | 'services'>,
) {
  const submission = parseForm(form, EmailFields)
  if (submission.status !== 'success') return refuseForm(NEWSLETTER_FORM, form, submission.error ?? {}, 400)
  const attempt = await services.attempts.begin('newsletter', LIMIT)
  if (!attempt.allowed) return refuseForm(NEWSLETTER_FORM, form, { '': ['myOrder.error.tooMany'] }, 429)
  try {
    await backend.call('requestNewsletter', { body: submission.value })
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuseForm(NEWSLETTER_FORM, form, { '': ['newsletter.error.unavailable'] }, 503)
  }
  if (form.has('stay')) return data({ sent: NEWSLETTER_FORM } as const)
  return redirect(thanksHref(href('newsletter', visitor.language), NEWSLETTER_FORM, 'main'), 303)
}

/** Begins the newsletter with the token of the mailed link (303), or answers why not: `link` (404), `unavailable` (503). */
export async function confirmNewsletter(token: string, { backend, visitor }: Needs<'backend' | 'visitor'>) {
  try {
    await backend.call('confirmNewsletter', { body: { token: token.slice(0, 100) } })
  } catch (error) {
    if (isOutage(error)) return data({ error: 'newsletter.error.unavailable' } as const, 503)
    if (!(error instanceof BackendError)) throw error
    return data({ error: 'newsletter.error.link' } as const, 404)
  }
  return redirect(`${href('newsletter', visitor.language)}?confirm=done`, 303)
}
