import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '../database/schema/payments'
import { followPaymentOfGiftCards } from '../gift-cards/follow-payment'
import { PermanentFailure } from '../queue/permanent-failure'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { roundMoney } from '../stores/money'
import { addEvent, type AttemptRow, findAttempt } from './attempts'
import { atProvider } from './at-provider'
import { ProviderRefusal } from '../interfaces/provider'
import { settleCapturedAmount } from './settle-captured-amount'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/**
 * Captures an authorized payment whose order is sent, and releases the amount reserved beyond it, because pieces of the order may
 * have been withdrawn. Idempotent: the attempt's id is the provider's idempotency key. Throws a ProviderOutage when the provider
 * does not answer, a PermanentFailure when nothing can be taken any more. If less was taken, in the provider's own portal, the
 * difference is noted as missing, and logged as an error.
 */
export async function capturePayment(attemptId: string, services: Needs): Promise<void> {
  const { db, now, log } = services
  const row = await findAttempt(db, null, { id: attemptId })
  if (row?.state !== 'authorized') return
  const taken = await takeAtProvider(row, services)
  const missing = await db.transaction(async (tx) => {
    const isAuthorized = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'authorized'))
    const [captured] = await tx
      .update(paymentAttempts)
      .set({ state: 'captured', next_check_at: null })
      .where(isAuthorized)
      .returning()
    // A webhook may have reported the capture meanwhile.
    if (captured === undefined) return 0
    const missing = await settleCapturedAmount(tx, captured, taken, now())
    const detail = { amount: taken, currency: row.currency, ...(missing > 0 ? { missing } : {}) }
    await addEvent(tx, {
      provider: row.provider,
      event_id: `${attemptId}:captured`,
      attempt_id: attemptId,
      type: 'payment-captured',
      at: now(),
      detail,
    })
    await addOrderEvent(tx, { order_id: row.order_id, at: now(), actor: 'shop', type: 'payment-captured', detail })
    await followPaymentOfGiftCards(tx, { ...row, state: 'captured' }, now())
    return missing
  })
  if (missing > 0) log({ level: 'error', event: 'payment-captured-in-part', order: row.number, attempt: attemptId, missing })
}

/**
 * The amount that was taken: more than the attempt's when its provider takes the whole authorization only. Captured before, in
 * the provider's own portal, it may be more or less.
 */
async function takeAtProvider(row: AttemptRow, services: Pick<Services, 'payments'>): Promise<number> {
  const { provider, attempt } = atProvider(row, services)
  const { state, amount: held, captured = 0, orderReference } = await provider.read(attempt)
  if (state === 'captured') return held
  if (state !== 'authorized') throw new PermanentFailure(`The payment of order ${row.number} cannot be captured, it is ${state}`)
  const reference = orderReference ?? row.order_reference ?? ''
  const isReduced = row.amount < held && provider.capturesParts
  const whole = isReduced ? row.amount : held
  // A provider refuses a different amount with the key of an earlier capture whose answer was lost.
  const key = isReduced ? `${row.id}:capture:${row.amount}` : `${row.id}:capture`
  if (whole > captured)
    await provider.capture(attempt, reference, roundMoney(whole - captured, { digits: 2 }), key).catch(refused)
  // Another amount may have been captured in the portal since it was read: the capture then does nothing.
  const after = await provider.read(attempt)
  if (after.state === 'captured') return after.amount
  if (isReduced && after.state === 'authorized') await provider.cancel(attempt, reference)
  return Math.max(whole, captured)
}

function refused(error: unknown): never {
  throw error instanceof ProviderRefusal ? new PermanentFailure(`${error.message} (${error.code})`) : error
}
