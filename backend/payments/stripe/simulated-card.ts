import { idOf } from './simulated-id'
import type { SimulatedPayment } from './simulated-payment'

/** The reason for which later charges of a card are refused. */
const REFUSALS = ['card_declined', 'authentication_required'] as const

/**
 * The card that a session keeps. An e-mail address decides about later charges, as numbers of test cards do at Stripe: those of
 * `kim+card_declined@…` and `kim+authentication_required@…` are refused.
 */
export function keptCard(sessionId: string, email: string): SimulatedPayment['card'] {
  const refusal = REFUSALS.find((reason) => email.includes(`+${reason}@`)) ?? 'accepted'
  return { customer: idOf('cus', email), payment_method: idOf(`pm_${refusal}`, sessionId) }
}

/** The card that is entered on a page of its own, in place of another one: later charges of it are accepted. */
export const enteredCard = (sessionId: string, email: string): SimulatedPayment['card'] => ({
  customer: idOf('cus', email),
  payment_method: idOf('pm_accepted', sessionId),
})

/** The reason for which charges of a kept card are refused; null when they are accepted. */
export const refusalOf = (paymentMethod: string) => REFUSALS.find((reason) => paymentMethod.startsWith(`pm_${reason}_`)) ?? null
