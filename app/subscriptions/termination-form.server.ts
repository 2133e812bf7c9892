import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { isOutage } from '../commerce/backend-error'
import { TERMINATION_LENGTH } from '../commerce/contract/termination'
import type { FormError } from '../forms/form-errors'
import { parseForm } from '../forms/parse-form.server'
import { refuseForm } from '../forms/refuse-form.server'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { shopDay } from '../store/shop-day'

/** Limit: 10 terminations per address in an hour. */
const LIMIT = { max: 10, windowMs: 60 * 60_000 }

const message = (error: FormError) => ({ error })
/** NUL characters are removed, because PostgreSQL refuses them. */
const text = (max: number) =>
  z
    .string(message('checkout.error.required'))
    .overwrite((typed) => typed.replaceAll('\0', '').trim())
    .max(max, message('checkout.error.tooLong'))
const line = (max: number) => text(max).min(1, message('checkout.error.required'))

const TerminationForm = z.object({
  /** The page gives each form an id, so that one that is sent twice counts once. */
  id: z.uuid(),
  name: line(TERMINATION_LENGTH.name),
  number: line(TERMINATION_LENGTH.number),
  email: line(TERMINATION_LENGTH.email).pipe(z.email(message('checkout.error.email'))),
  contract: text(TERMINATION_LENGTH.contract).optional().default(''),
  reason: text(TERMINATION_LENGTH.reason).optional().default(''),
  when: z.enum(['soonest', 'date'], message('checkout.error.required')).default('soonest'),
  day: text(10).optional().default(''),
})

/**
 * Sends a termination and redirects to when it was received (303). The answer is the same whether or not there is such a
 * subscription. 400 with the errors beside their fields, 429 over the limit, 503 in an outage: what was typed is kept.
 */
export async function terminate(form: FormData, context: Needs<'backend' | 'visitor' | 'services'>) {
  const submission = parseForm(form, TerminationForm)
  if (submission.status !== 'success') return refuseForm('termination', form, submission.error ?? {}, 400)
  const { when, day, ...typed } = submission.value
  const ends_on = when === 'date' ? day : null
  const today = shopDay(context.services.now())
  if (ends_on !== null && !(z.iso.date().safeParse(ends_on).success && ends_on >= today)) {
    return refuseForm('termination', form, { day: ['termination.error.day'] }, 400)
  }
  const attempt = await context.services.attempts.begin('termination', LIMIT)
  if (!attempt.allowed) return refuseForm('termination', form, { '': ['termination.error.tooMany'] }, 429)
  try {
    const { answer } = await context.backend.call('terminateSubscription', { body: { ...typed, ends_on } })
    const query = new URLSearchParams({ received: answer.received_at })
    return redirect(`${href('termination', context.visitor.language)}?${query.toString()}`, 303)
  } catch (error) {
    if (!isOutage(error)) throw error
    await attempt.takeBack()
    return refuseForm('termination', form, { '': ['termination.error.unavailable'] }, 503)
  }
}
