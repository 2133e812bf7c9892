import type { Call } from '../commerce/client.server'
import { optional } from '../commerce/optional'

/**
 * Milliseconds that the provider gets. The request has to read the order afterwards, and this call alone could use up its time.
 */
const SETTLE_MS = 1500

/**
 * Makes the backend ask the provider whether an unpaid order is paid. Nothing depends on the answer: a shopper whose provider
 * hangs must still see the order. Returns whether there was an answer.
 */
export async function settlePayment(id: string, call: Call): Promise<boolean> {
  const settling = call('settleOrder', { params: { id }, body: {}, until: performance.now() + SETTLE_MS })
  return (await optional(settling, null)) !== null
}
