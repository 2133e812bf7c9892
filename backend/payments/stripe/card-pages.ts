import type Stripe from 'stripe'
import type { CardPages, CardRequest } from '../../interfaces/card-pages'
import { ProviderRefusal, type ReturnUrls } from '../../interfaces/provider'
import type { Call } from './call'
import { LOCALES } from './session-request'

/** Checkout Sessions in setup mode: Stripe's hosted page on which a card is entered and nothing is paid. */
export function stripeCardPages(stripe: Stripe, isSimulated: boolean, call: Call): CardPages {
  const read = async (reference: string) => {
    const { status } = await call('read card page', stripe.checkout.sessions.retrieve(reference))
    return status === 'complete' ? 'kept' : status === 'expired' ? 'expired' : 'open'
  }
  return {
    async begin(request, urls) {
      const params = setupSession(request, urls, isSimulated)
      const session = await call('create card page', stripe.checkout.sessions.create(params, { idempotencyKey: request.id }))
      if (session.url === null) throw new ProviderRefusal('stripe: the card page has no address', 'no-address')
      return { reference: session.id, redirectUrl: session.url }
    },
    read,
    async end(reference) {
      await call('end card page', stripe.checkout.sessions.expire(reference)).catch(async (error: unknown) => {
        if (!(error instanceof ProviderRefusal) || (await read(reference)) === 'open') throw error
      })
    },
  }
}

function setupSession(
  { id, email, language, currency, orderNumber, expiresAt }: CardRequest,
  urls: ReturnUrls,
  isSimulated: boolean,
) {
  // Stripe knows the shop's webhook from its dashboard; the simulator has none.
  const metadata = { order: orderNumber, card_change: id, ...(isSimulated ? { notify_url: urls.notify } : {}) }
  return {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    customer_creation: 'always',
    currency: currency.toLowerCase(),
    setup_intent_data: { metadata },
    client_reference_id: id,
    metadata,
    customer_email: email,
    locale: LOCALES[language],
    success_url: urls.success,
    cancel_url: urls.cancel,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  } as const satisfies Stripe.Checkout.SessionCreateParams
}
