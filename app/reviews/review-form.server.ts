import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { BackendError, isOutage } from '../commerce/backend-error'
import { orderNumber } from '../commerce/contract/order-number'
import { REVIEW_LENGTH } from '../commerce/contract/review'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { thanksHref } from '../forms/thanks'
import type { Needs } from '../server/request-context.server'
import { isUnauthorized } from '../server/security/token-call.server'
import { sentInvitation } from './invitation-link.server'

/**
 * Limits against guessed orders: 10 reviews per address in 10 minutes, and 20 wrong e-mail addresses per order in an hour, 5 of
 * them per address.
 */
const LIMIT = { max: 10, windowMs: 10 * 60_000 }
const WRONG_ORDER_LIMIT = { each: { max: 5, windowMs: 60 * 60_000 }, all: { max: 20, windowMs: 60 * 60_000 } }

const message = (error: FormError) => ({ error })
/** A required text. NUL characters are removed, because PostgreSQL refuses them. */
const requiredText = (max: number) =>
  z
    .string(message('checkout.error.required'))
    .overwrite((typed) => typed.replaceAll('\0', '').trim())
    .min(1, message('checkout.error.required'))
    .max(max, message('checkout.error.tooLong'))
const stars = message('review.error.stars')

const Opinion = z.object({
  stars: z.coerce.number(stars).int(stars).min(1, stars).max(5, stars),
  title: requiredText(REVIEW_LENGTH.title),
  text: requiredText(REVIEW_LENGTH.text),
  name: requiredText(REVIEW_LENGTH.name).optional().default(''),
})
const ReviewForm = Opinion.extend({
  order_number: requiredText(40),
  email: requiredText(254).pipe(z.email(message('checkout.error.email'))),
})
/** The form of a logged-in customer who has bought the product. */
const OwnForm = Opinion.extend({ own_order: requiredText(40) })
/** The form that the link of a review invitation opens: the purchase is known. */
const InvitedForm = Opinion.extend({ invitation: z.string().min(1).max(1000) })

/** The message for each error code with which the backend refuses the purchase of a review. */
const REFUSALS: Readonly<Record<string, FormError>> = {
  'order-not-found': 'review.error.order',
  'not-bought': 'review.error.notBought',
  'already-reviewed': 'review.error.already',
  'invitation-expired': 'review.error.invitation',
}

/**
 * Handles the review form. Redirects to the product page with a thank-you notice (303), or returns the errors with the submitted
 * values: 400 for invalid fields, 401 when the login that knew the order is over, 422 when the order does not entitle to a
 * review, 429 over the limit, 503 in an outage.
 */
export async function handleReviewForm(
  form: FormData,
  product: { id: number; path: string; request: Request },
  context: Needs<'backend' | 'reply' | 'services'>,
) {
  const submission = parseForm(form, form.has('invitation') ? InvitedForm : form.has('own_order') ? OwnForm : ReviewForm)
  if (submission.status !== 'success') return refuseForm('review', form, submission.error ?? {}, 400)
  const attempt = await context.services.attempts.begin('review', LIMIT)
  const tooMany = () => refuseForm('review', form, { '': ['review.error.tooMany'] }, 429)
  // A request beyond the sender's limit does not count against the order: its buyer would be refused.
  if (!attempt.allowed) return tooMany()
  const { value } = submission
  const isTyped = 'order_number' in value
  const guess = isTyped
    ? await context.services.attempts.beginShared('reviewed-order', WRONG_ORDER_LIMIT, orderNumber(value.order_number))
    : null
  if (guess?.allowed === false) return tooMany()
  try {
    await context.backend.call('writeReview', { params: { id: product.id }, body: reviewOf(value, product.request, context) })
    await guess?.takeBack()
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== 'order-not-found') await guess?.takeBack()
    if (isOutage(error)) {
      await attempt.takeBack()
      return refuseForm('review', form, { '': ['review.error.unavailable'] }, 503)
    }
    if (isUnauthorized(error)) return refuseForm('review', form, { '': ['review.error.loggedOut'] }, 401)
    const reason = error instanceof BackendError ? REFUSALS[error.code] : undefined
    if (reason === undefined) throw error
    // Only the form of a guest has a field for the order.
    return refuseForm('review', form, { [isTyped ? 'order_number' : '']: [reason] }, 422)
  }
  return redirect(thanksHref(product.path, 'review', 'reviews'), 303)
}

/** The review in the form of the contract. The backend refuses a link whose cookie has expired, like an expired link. */
function reviewOf(
  value: z.output<typeof ReviewForm> | z.output<typeof OwnForm> | z.output<typeof InvitedForm>,
  request: Request,
  context: Needs<'reply' | 'services'>,
) {
  if ('order_number' in value) return value
  if ('own_order' in value) {
    const { own_order: order_number, ...opinion } = value
    return { ...opinion, order_number }
  }
  return { ...value, invitation: sentInvitation(value.invitation, request, context) || value.invitation }
}
