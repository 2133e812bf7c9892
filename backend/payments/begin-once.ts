import type { BegunPayment, PaymentProvider } from '../interfaces/provider'

/**
 * Makes `begin` safe to repeat for a provider that has no idempotency key for it: calls for one attempt, also at the same time,
 * share one session until the attempt expires. It holds within one process. A session whose answer was lost with its process is
 * never used, because nobody got its address.
 */
export function beginOnce(begin: PaymentProvider['begin'], now: () => Date = () => new Date()): PaymentProvider['begin'] {
  const begun = new Map<string, { payment: Promise<BegunPayment>; expiresAt: Date }>()

  return async (order, attempt, urls) => {
    for (const [id, { expiresAt }] of begun) if (expiresAt <= now()) begun.delete(id)
    const known = begun.get(attempt.id)
    if (known !== undefined) return known.payment
    const payment = begin(order, attempt, urls)
    begun.set(attempt.id, { payment, expiresAt: attempt.expiresAt })
    payment.catch(() => begun.delete(attempt.id))
    return payment
  }
}
