import Stripe from 'stripe'
import { toMinor } from '../minor-units'
import { type Attempt, type PayableOrder, ProviderRefusal } from '../../interfaces/provider'
import type { Call } from './call'

/** Whether a reference is that of a payment intent, which was charged without Checkout. */
export const isIntent = (reference: string | null): reference is string => reference?.startsWith('pi_') ?? false

/** A customer of Stripe with a card that may be charged: of a payment intent, or of a page on which only a card was entered. */
export type KeptCard = {
  customer: { id: string } | string | null
  payment_method: { id: string } | string | null
}

/**
 * Charges a kept card without the shopper. A declined card, or one whose bank requires the shopper, also leaves an intent, whose
 * reference is returned in the same way. Throws a ProviderRefusal `no-saved-card` when none was kept.
 */
export async function chargeAgain(
  stripe: Stripe,
  { number }: PayableOrder,
  { id, amount, currency }: Attempt,
  { customer, payment_method: card }: KeptCard,
  call: Call,
): Promise<{ reference: string }> {
  if (customer === null || card === null) throw new ProviderRefusal('The former payment has kept no card', 'no-saved-card')
  const params = {
    amount: toMinor(amount),
    currency: currency.toLowerCase(),
    capture_method: 'manual',
    confirm: true,
    off_session: true,
    customer: idOf(customer),
    payment_method: idOf(card),
    allowed_payment_method_types: ['card'],
    metadata: { order: number, attempt: id },
  } as const satisfies Stripe.PaymentIntentCreateParams
  const charged = stripe.paymentIntents.create(params, { idempotencyKey: id })
  const declined = await charged.then(() => null, declinedIntent)
  const { id: reference } = declined ?? (await call('charge', charged))
  return { reference }
}

/** The charge of an attempt, among those of the customer who owns the card. */
export async function findCharge(
  stripe: Stripe,
  { id }: Attempt,
  { customer }: KeptCard,
  call: Call,
): Promise<{ reference: string } | null> {
  if (customer === null) return null
  // Unlike Stripe's search, the list includes charges made a moment ago. The newest come first.
  const { data } = await call('find charge', stripe.paymentIntents.list({ customer: idOf(customer), limit: 100 }))
  const found = data.find(({ metadata }) => metadata.attempt === id)
  return found ? { reference: found.id } : null
}

function declinedIntent(error: unknown): { id: string } | null {
  return error instanceof Stripe.errors.StripeCardError ? (error.payment_intent ?? null) : null
}

const idOf = (object: { id: string } | string): string => (typeof object === 'string' ? object : object.id)
