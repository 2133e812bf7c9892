import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { isNotFound, isOutage } from '../commerce/backend-error'
import { orderNumber } from '../commerce/contract/order-number'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'

/** Limit: 10 orders that were not found per address in 10 minutes. */
const NOT_FOUND_LIMIT = { max: 10, windowMs: 10 * 60_000 }
/** Limit: 20 wrong proofs per order number in an hour, 5 of them per address: a postal code is short enough to be guessed. */
const WRONG_PROOF_LIMIT = { each: { max: 5, windowMs: 60 * 60_000 }, all: { max: 20, windowMs: 60 * 60_000 } }

const message = (error: FormError) => ({ error })
const text = (max: number) =>
  z
    .string(message('checkout.error.required'))
    .trim()
    .min(1, message('checkout.error.required'))
    .max(max, message('checkout.error.tooLong'))

const TrackingForm = z.object({ number: text(40), proof: text(254) })

/**
 * Handles the form that finds an order by its number, and its e-mail address or postal code. Redirects to its tracking (303), or
 * returns the form with the error: 400 for missing fields, 404 when nothing matches, whether the number or the proof is wrong,
 * 429 over the limit, 503 in an outage.
 */
export async function handleTrackingForm(
  form: FormData,
  { backend, services, visitor }: Needs<'backend' | 'services' | 'visitor'>,
) {
  const submission = parseForm(form, TrackingForm)
  if (submission.status !== 'success') return refuseForm('tracking', form, submission.error ?? {}, 400)
  const { number, proof } = submission.value
  const tooMany = () => refuseForm('tracking', form, { '': ['tracking.error.tooMany'] }, 429)
  const attempt = await services.attempts.begin('order-tracking', NOT_FOUND_LIMIT)
  if (!attempt.allowed) return tooMany()
  const attemptOfOrder = await services.attempts.beginShared('tracked-order', WRONG_PROOF_LIMIT, orderNumber(number))
  if (!attemptOfOrder.allowed) {
    await attempt.takeBack()
    return tooMany()
  }
  const takeBack = async () => {
    await attempt.takeBack()
    await attemptOfOrder.takeBack()
  }
  try {
    const { answer } = await backend.call('findTrackedOrder', { body: { order_number: number, proof } })
    await takeBack()
    return redirect(href('trackOrder', visitor.language, { id: answer.id }), 303)
  } catch (error) {
    if (isNotFound(error)) return refuseForm('tracking', form, { '': ['tracking.error.notFound'] }, 404)
    if (!isOutage(error)) throw error
    await takeBack()
    return refuseForm('tracking', form, { '': ['tracking.error.unavailable'] }, 503)
  }
}
