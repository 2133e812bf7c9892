import type { Database } from '../database/database'
import { enqueueMail } from '../queue/enqueue-mail'
import type { SubscriptionRow } from './quote-delivery'

/**
 * Mails the customer, once, that the delivery number `cycle` of a subscription does not come. `next_on` is the day (ISO date) of
 * the one after it, which is left out when the subscription ends before.
 */
export async function mailSkipped(
  tx: Database,
  { id, order_id, position, ends_on }: Pick<SubscriptionRow, 'id' | 'order_id' | 'position' | 'ends_on'>,
  { cycle, reason, next_on }: { cycle: number; reason: 'out-of-stock' | 'unpaid' | 'missed'; next_on?: string },
  now: Date,
): Promise<void> {
  const isLast = next_on === undefined || (ends_on !== null && ends_on < next_on)
  const next = isLast ? {} : { next_on }
  await enqueueMail(tx, { type: 'renewal-skipped', order_id, position, reason, ...next }, `${id}:${cycle}`, now)
}
