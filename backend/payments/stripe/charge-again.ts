import Stripe from 'stripe'
import { toMinor } from '../minor-units'
import { type Attempt, type PayableOrder, ProviderRefusal } from '../provider'

/** Makes a call of the SDK, and its errors those of the interface. */
type Call = <T extends { lastResponse: { statusCode: number } }>(what: string, asked: Promise<T>) => Promise<T>

/** Whether a reference is that of a payment intent, which was charged without Checkout. */
export const isIntent = (reference: string | null): reference is string => reference?.startsWith('pi_') ?? false

/**
 * Charges the card of a former payment intent without the shopper. A declined card, or one whose bank asks for the shopper, leaves an intent
 * that says so, which is answered like a charged one. Throws a ProviderRefusal `no-saved-card` when the former payment kept none.
 */
export async function chargeAgain(
  stripe: Stripe,
  { number }: PayableOrder,
  { id, amount, currency }: Attempt,
  former: Stripe.PaymentIntent | string | null,
  call: Call,
): Promise<{ reference: string }> {
  const { customer = null, payment_method: card = null } = typeof former === 'string' || former === null ? {} : former
  if (customer === null || card === null) throw new ProviderRefusal('The former payment has kept no card', 'no-saved-card')
  const params = {
    ...{ amount: toMinor(amount), currency: currency.toLowerCase(), capture_method: 'manual', confirm: true, off_session: true },
    ...{ customer: idOf(customer), payment_method: idOf(card), payment_method_types: ['card'] },
    metadata: { order: number, attempt: id },
  } as const satisfies Stripe.PaymentIntentCreateParams
  const charged = stripe.paymentIntents.create(params, { idempotencyKey: id })
  const declined = await charged.then(() => null, declinedIntent)
  const { id: reference } = declined ?? (await call('charge', charged))
  return { reference }
}

/** The charge that was made of an attempt, among those of the customer whom a former payment intent belongs to. */
export async function findCharge(
  stripe: Stripe,
  { id }: Attempt,
  former: Stripe.PaymentIntent | string | null,
  call: Call,
): Promise<{ reference: string } | null> {
  const customer = typeof former === 'string' ? null : former?.customer
  if (!customer) return null
  // Unlike Stripe's search, a list has what was made a moment ago. The newest come first.
  const { data } = await call('find charge', stripe.paymentIntents.list({ customer: idOf(customer), limit: 100 }))
  const found = data.find(({ metadata }) => metadata.attempt === id)
  return found ? { reference: found.id } : null
}

function declinedIntent(error: unknown): { id: string } | null {
  return error instanceof Stripe.errors.StripeCardError ? (error.payment_intent ?? null) : null
}

const idOf = (object: { id: string } | string): string => (typeof object === 'string' ? object : object.id)
