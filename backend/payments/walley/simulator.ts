import { join } from 'node:path'
import { jsonFiles } from '../simulator/json-files'
import {
  type SimulatedOutcome,
  PaymentClosed,
  type SimulatedSettlement,
  type SimulatorFactory,
  type TestPayment,
  type WebhookMessage,
} from '../simulator/provider-simulator'
import { segmentOfStore } from './settings'
import { mountWalleyApi, notification } from './simulated-api'
import { expiryFrom } from './simulated-orders'
import { amountOf, Checkout, isDeleted, storeOfCheckout } from './simulated-checkout'

/** Walley repeats a notification that is not answered with 200 after 5 s, 10 s, 3 min, 1 h, 4 h, 8 h, 16 h and 24 h. */
const RETRY_SECONDS = [5, 10, 180, 3_600, 14_400, 28_800, 57_600, 86_400]

/**
 * Walley for persons and for companies. A person who is declined may try again on the page. A company's invoice is refused after
 * the purchase, as when Walley's examination fails, so that both ways of declining can be tried out.
 */
export const walleySimulator: SimulatorFactory = (context) => {
  const files = jsonFiles(join(context.folder, 'walley'), Checkout)

  function settled(checkout: Checkout, outcome: SimulatedOutcome): Checkout {
    const state = stateOf(checkout, context.now())
    if (state !== 'open' && state !== 'declined') throw new PaymentClosed()
    if (outcome === 'cancel') return { ...checkout, status: 'Aborted' }
    if (outcome === 'expire') return { ...checkout, expiresAt: context.now().toISOString() }
    if (outcome === 'decline' && !isCompany(checkout)) return { ...checkout, status: 'CustomerIdentified' }
    if (outcome === 'decline') return { ...checkout, status: 'PurchaseCompleted', result: 'Rejected' }
    const order = { status: 'NotActivated', captured: 0, refunded: 0, expiresAt: expiryFrom(context.now()), done: {} } as const
    return { ...checkout, status: 'PurchaseCompleted', result: 'Preliminary', order }
  }

  return {
    id: 'walley',
    name: 'Walley',
    mount: (app) => mountWalleyApi(app, files, context),
    async open(id) {
      const checkout = await files.find(id)
      return checkout && testPayment(checkout, context.now())
    },
    async settle(id, outcome) {
      const checkout = await files.change(id, (before) => settled(before, outcome))
      return checkout && wayOn(checkout, outcome)
    },
    webhooks: { sign: addressOf, retryDelaysMs: RETRY_SECONDS.map((seconds) => seconds * 1000) },
  }
}

function testPayment(checkout: Checkout, now: Date): TestPayment {
  const { request } = checkout
  const { language, currency } = storeOfCheckout(request)
  const shipping = request.fees === undefined ? [] : [{ ...request.fees.shipping, quantity: 1 }]
  const lines = [...request.cart.items, ...shipping].map(({ description: name, quantity, unitPrice }) => ({
    name,
    quantity,
    total: unitPrice * quantity,
  }))
  return {
    state: stateOf(checkout, now),
    language,
    orderNumber: request.reference,
    amount: amountOf(request),
    currency,
    lines,
    shopUrl: request.checkoutAbortedRedirectPageUri,
  }
}

function stateOf(checkout: Checkout, now: Date): TestPayment['state'] {
  if (isDeleted(checkout, now)) return 'expired'
  if (checkout.status === 'Aborted') return 'cancelled'
  if (checkout.status === 'PurchaseCompleted') return checkout.result === 'Rejected' ? 'cancelled' : 'approved'
  return checkout.status === 'CustomerIdentified' ? 'declined' : 'open'
}

const isCompany = ({ request }: Checkout) => segmentOfStore(request.storeId, storeOfCheckout(request).language) === 'walley-b2b'

/** A checkout that runs out, or in which the buyer may try again, sends no notification. */
function wayOn(checkout: Checkout, outcome: SimulatedOutcome): SimulatedSettlement {
  const { redirectPageUri, checkoutAbortedRedirectPageUri } = checkout.request
  if (outcome === 'decline' && checkout.status === 'CustomerIdentified') return { next: null, messages: [] }
  if (outcome === 'expire') return { next: checkoutAbortedRedirectPageUri, messages: [] }
  return {
    next: outcome === 'cancel' ? checkoutAbortedRedirectPageUri : redirectPageUri,
    messages: [notification(checkout)],
  }
}

/** Walley signs nothing: a forged notification has a wrong token. */
function addressOf({ url }: WebhookMessage, forged: boolean): { url: string; headers: Record<string, string> } {
  if (!forged) return { url, headers: {} }
  const wrong = new URL(url)
  wrong.searchParams.set('token', 'wrong')
  return { url: wrong.href, headers: {} }
}
