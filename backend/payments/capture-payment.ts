import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../database/schema/payments'
import { followPaymentOfGiftCards } from '../gift-cards/follow-payment'
import { PermanentFailure } from '../jobs/permanent-failure'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { addEvent, findAttempt } from './attempts'
import { atProvider } from './at-provider'
import { ProviderRefusal } from './provider'

type Needs = Pick<Services, 'db' | 'now' | 'payments'>

/**
 * Takes the authorized amount of a payment, whose order is sent. Idempotent: the provider has the attempt's id as idempotency key. Throws a
 * ProviderOutage when the provider does not answer, a PermanentFailure when the amount cannot be taken any more.
 */
export async function capturePayment(attemptId: string, services: Needs): Promise<void> {
  const { db, now } = services
  const row = await findAttempt(db, null, { id: attemptId })
  if (row?.state !== 'authorized') return
  const { provider, attempt } = atProvider(row, services)
  const { state, captured = 0, orderReference } = await provider.read(attempt)
  if (state === 'authorized') {
    await provider
      .capture(attempt, orderReference ?? row.order_reference ?? '', row.amount - captured, `${attemptId}:capture`)
      .catch(refused)
  } else if (state !== 'captured') {
    throw new PermanentFailure(`The payment of order ${row.number} cannot be captured, it is ${state}`)
  }
  await db.transaction(async (tx) => {
    const isAuthorized = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'authorized'))
    const captured = await tx
      .update(paymentAttempts)
      .set({ state: 'captured', next_check_at: null })
      .where(isAuthorized)
      .returning()
    // A webhook may have told of the capture in the meantime.
    if (captured.length === 0) return
    const detail = { amount: row.amount, currency: row.currency }
    await addEvent(tx, {
      ...{ provider: row.provider, event_id: `${attemptId}:captured`, attempt_id: attemptId },
      ...{ type: 'payment-captured', at: now(), detail },
    })
    await addOrderEvent(tx, { order_id: row.order_id, at: now(), actor: 'shop', type: 'payment-captured', detail })
    await followPaymentOfGiftCards(tx, { ...row, state: 'captured' }, now())
  })
}

function refused(error: unknown): never {
  throw error instanceof ProviderRefusal ? new PermanentFailure(`${error.message} (${error.code})`) : error
}
