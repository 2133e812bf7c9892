import { data } from '@remix-run/node'
import type { parseForm } from '../forms/parse-form.server'
import type { Needs, Reply } from '../server/request-context.server'
import { isFieldName } from './checkout-fields'
import { type OrderError, OUTAGES } from './field-errors'

/** The reason for which the order of a request was refused. */
const refusals = new WeakMap<Reply, OrderError>()

/**
 * The reason for which the order of this request was refused, so that its form is shown again
 * whatever else fails; null when it was not.
 */
export const refusalOfRequest = ({ reply }: Needs<'reply'>): OrderError | null => refusals.get(reply) ?? null

/** Whether a form was rendered in an outage, without a quote and without choices. */
export const wasShownInOutage = (form: FormData): boolean => form.get('away') === 'yes'

/** The form after an outage, with the choices that there are now. Only fields that could be typed before get errors. */
export function shownAgain(submission: Replies, context: Needs<'reply'>) {
  const result = withoutChoices(submission.reply())
  if (Object.keys(result.error).some(isFieldName)) return data(result, 400)
  return refused(submission, 'checkout.availableAgain', context)
}

/**
 * The form with all that was typed and why the order was refused as a whole: 409, 429 for
 * too many unpaid orders, 503 in an outage.
 */
export function refused(submission: Replies, refusal: OrderError, { reply }: Needs<'reply'>) {
  refusals.set(reply, refusal)
  const result = submission.reply({ formErrors: [refusal] })
  if (refusal === 'checkout.availableAgain') return data(withoutChoices(result), 409)
  if (!OUTAGES.has(refusal)) return data(result, refusal === 'checkout.tooManyUnpaid' ? 429 : 409)
  return data(withoutChoices(result), 503)
}

/** A reply without the errors of choices: in an outage there may have been nothing to choose from. */
function withoutChoices(result: ReturnType<Replies['reply']>) {
  const error = Object.fromEntries(Object.entries(result.error ?? {}).filter(([name]) => !CHOICES.has(name)))
  return { ...result, error }
}

const CHOICES: ReadonlySet<string> = new Set(['shipping_method', 'service_point', 'post_number', 'payment_method'])

type Replies = Pick<ReturnType<typeof parseForm>, 'reply'>
