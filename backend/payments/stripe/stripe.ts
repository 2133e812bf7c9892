import Stripe from 'stripe'
import { toMinor } from '../minor-units'
import { type KeptBy, type PaymentProvider, ProviderRefusal, WebhookRefusal } from '../../interfaces/provider'
import { PROVIDER_TIMEOUT_MS } from '../provider-client'
import { checkoutSession } from './session-request'
import type { StripeSettings } from './settings'
import { call } from './call'
import { stripeCardPages } from './card-pages'
import { chargeAgain, findCharge, isIntent, type KeptCard } from './charge-again'
import { statusOfIntent, statusOfSession } from './status'

/** Refunds of a payment that are listed: Stripe's largest page. */
const MAX_REFUNDS = 100

/** Seconds after which a signature is refused: it may have been recorded, and sent again. Stripe recommends this age. */
const TOLERANCE_S = 300

/**
 * Stripe Checkout, the hosted page. The reference of an attempt is its Checkout Session, that of an order its payment intent. A
 * declined card leaves the session open: the shopper tries another. A shopper who goes back leaves it open too, so the shop ends
 * it. A payment is captured once; capturing less than the amount releases the rest.
 */
export function stripeProvider(
  settings: StripeSettings,
  { now = () => new Date(), timeoutMs = PROVIDER_TIMEOUT_MS }: { now?: () => Date; timeoutMs?: number } = {},
): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(settings.simulator === null ? {} : serverOf(new URL(settings.simulator))),
  })
  const readSession = (reference: string) =>
    call(
      'read session',
      stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge', 'setup_intent'] }),
    )
  const readIntent = (id: string) => call('read payment', stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  const keptCard = async (former: KeptBy | null): Promise<KeptCard> => {
    const reference = former?.reference ?? null
    if (reference === null) throw new ProviderRefusal('stripe: the former payment was never begun', 'no-saved-card')
    if (isIntent(reference)) return readIntent(reference)
    const { customer, payment_intent: intent, setup_intent: setup } = await readSession(reference)
    if (typeof setup === 'object' && setup !== null) return { customer, payment_method: setup.payment_method }
    return typeof intent === 'object' && intent !== null ? intent : { customer: null, payment_method: null }
  }

  return {
    id: 'stripe',
    capturesParts: true,
    cardPages: stripeCardPages(stripe, settings.simulator !== null, call),

    async begin(order, attempt, urls) {
      const metadata = {
        order: order.number,
        attempt: attempt.id,
        // Stripe knows the shop's webhook from its dashboard; the simulator has none.
        ...(settings.simulator === null ? {} : { notify_url: urls.notify }),
      }
      const params = checkoutSession(order, attempt, urls, metadata)
      const session = await call('create session', stripe.checkout.sessions.create(params, { idempotencyKey: attempt.id }))
      return { reference: session.id, redirectUrl: session.url }
    },

    async chargeAgain(order, attempt, former) {
      return chargeAgain(stripe, order, attempt, await keptCard(former), call)
    },

    async findCharge(attempt, former) {
      return former === null ? null : findCharge(stripe, attempt, await keptCard(former), call)
    },

    async read({ reference, currency }) {
      if (reference === null) return { state: 'open', amount: 0, currency, orderReference: null, reason: null }
      return isIntent(reference) ? statusOfIntent(await readIntent(reference)) : statusOfSession(await readSession(reference))
    },

    async capture(_attempt, orderReference, amount, key) {
      const params = { amount_to_capture: toMinor(amount) }
      const options = { idempotencyKey: `capture-${key}` }
      await call('capture', stripe.paymentIntents.capture(orderReference, params, options)).catch(
        unless(async () => (await readIntent(orderReference)).status === 'succeeded'),
      )
    },

    async cancel({ reference }, orderReference) {
      const intent = orderReference ?? (isIntent(reference) ? reference : null)
      if (intent !== null) {
        await call('cancel payment', stripe.paymentIntents.cancel(intent)).catch(
          unless(async () => (await readIntent(intent)).status === 'canceled'),
        )
      } else if (reference !== null) {
        await call('expire session', stripe.checkout.sessions.expire(reference)).catch(
          unless(async () => (await readSession(reference)).status === 'expired'),
        )
      }
    },

    async refund(_attempt, orderReference, amount, key) {
      // Stripe forgets idempotency keys after 24 hours: a later repetition is recognised by the metadata of the first refund.
      const page = { payment_intent: orderReference, limit: MAX_REFUNDS }
      const { data: made } = await call('list refunds', stripe.refunds.list(page))
      if (made.some(({ metadata, status }) => metadata?.refund === key && status !== 'failed' && status !== 'canceled')) return
      const params = { payment_intent: orderReference, amount: toMinor(amount), metadata: { refund: key } }
      await call('refund', stripe.refunds.create(params, { idempotencyKey: `refund-${key}` }))
    },

    async parseWebhook({ headers, rawBody }) {
      const signature = headers.get('stripe-signature') ?? ''
      const event = verified(() =>
        stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret, TOLERANCE_S, undefined, now().getTime()),
      )
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.async_payment_failed':
        case 'checkout.session.expired': {
          const { id, client_reference_id } = event.data.object
          const attempt = client_reference_id === null ? { reference: id } : { id: client_reference_id }
          return { eventId: event.id, type: event.type, attempt }
        }
        default:
          return null
      }
    },
  }
}

function serverOf({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const
}

/** Ignores a refusal when the requested state is reached already. */
function unless(isDone: () => Promise<boolean>) {
  return async (error: unknown): Promise<void> => {
    if (!(error instanceof ProviderRefusal) || !(await isDone())) throw error
  }
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct()
  } catch (error) {
    throw new WebhookRefusal('The signature of the webhook is wrong', { cause: error })
  }
}
