import type { ProviderId } from '../../app/commerce/contract/payment'
import type { Database } from '../database/database'
import { enqueueJob } from '../queue/enqueue-job'
import type { AttemptState } from '../database/schema/payments'
import { giftLinesOf } from './gift-lines'

type PaidAttempt = { id: string; order_id: string; provider: ProviderId; state: AttemptState }

/**
 * Enqueues the jobs for the gift cards of an order when an attempt has paid it, in the same transaction. Their codes are made
 * when the money is taken, never before. The payment of an order of gift cards alone is captured at once, because no parcel is
 * sent later that would trigger the capture. An invoice of the shop is no evidence of payment (decision 029).
 */
export async function followPaymentOfGiftCards(
  tx: Database,
  { id, order_id, provider, state }: PaidAttempt,
  now: Date,
): Promise<void> {
  if (provider === 'invoice' || (state !== 'authorized' && state !== 'captured')) return
  const { lines, areAll } = await giftLinesOf(tx, order_id)
  if (lines.length === 0) return
  if (state === 'captured') {
    await enqueueJob(tx, { key: `gift-cards:${id}`, job: { kind: 'issue-gift-cards', order_id, by: 'payment' } }, now)
  } else if (areAll) {
    await enqueueJob(tx, { key: `capture:${id}`, job: { kind: 'capture', attempt_id: id } }, now)
  }
}
