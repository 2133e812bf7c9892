import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import { REVIEW_LENGTH } from '../commerce/contract/review'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import type { Needs } from '../server/request-context.server'

const say = (error: FormError) => ({ error })
/** A text that must be there. A NUL, which no database takes, is nothing anybody typed. */
const line = (max: number) =>
  z
    .string(say('checkout.error.required'))
    .overwrite((typed) => typed.replaceAll('\0', '').trim())
    .min(1, say('checkout.error.required'))
    .max(max, say('checkout.error.tooLong'))
const stars = say('review.error.stars')

const ReviewForm = z.object({
  stars: z.coerce.number(stars).int(stars).min(1, stars).max(5, stars),
  title: line(REVIEW_LENGTH.title),
  text: line(REVIEW_LENGTH.text),
  name: line(REVIEW_LENGTH.name).optional().default(''),
  order_number: line(40),
  email: line(254).pipe(z.email(say('checkout.error.email'))),
})

/** Why the backend refuses a review, by its code: the field it is about, and what is said there. */
const REFUSALS: Readonly<Record<string, { [field: string]: [FormError] }>> = {
  'order-not-found': { order_number: ['review.error.order'] },
  'not-bought': { order_number: ['review.error.notBought'] },
  'already-reviewed': { order_number: ['review.error.already'] },
}

/**
 * Takes the form of a review: what is wrong comes back beside its field with all that was typed (400, 422 when the order does not give
 * the right to it, 503 in an outage); a review that was taken leads back to the product, which says thanks (303).
 */
export async function handleReviewForm(form: FormData, product: { id: number; path: string }, context: Needs<'backend'>) {
  const submission = parseForm(form, ReviewForm)
  if (submission.status !== 'success') return refuseForm('review', form, submission.error ?? {}, 400)
  try {
    await context.backend.call('writeReview', { params: { id: product.id }, body: submission.value })
  } catch (error) {
    if (isOutage(error)) return refuseForm('review', form, { '': ['review.error.unavailable'] }, 503)
    const reason = error instanceof BackendError ? REFUSALS[error.code] : undefined
    if (reason === undefined) throw error
    return refuseForm('review', form, reason, 422)
  }
  return redirect(thanksHref(product.path, 'review', 'reviews'), 303)
}
