import type { Call } from '../commerce/client.server'
import { optional } from '../commerce/optional'

/**
 * Milliseconds that the provider gets. The request has to read the order afterwards, and this call alone could use up its time.
 */
const SETTLE_MS = 1500

/**
 * Has the provider of an unpaid order asked whether it is paid. Whoever comes back from a provider that hangs must see the order
 * all the same, so nothing depends on the answer. Returns whether there was one.
 */
export async function settlePayment(id: string, call: Call): Promise<boolean> {
  const settling = call('settleOrder', { params: { id }, body: {}, until: performance.now() + SETTLE_MS })
  return (await optional(settling, null)) !== null
}
