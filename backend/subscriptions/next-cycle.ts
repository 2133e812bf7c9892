import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptions } from '../database/schema/subscriptions'
import { deliveryDayAfter } from '../pricing/delivery-days'
import type { SubscriptionRow } from './quote-delivery'

/**
 * Moves a subscription, whose row the transaction has locked, to the first of its delivery days after `after`. Returns that day.
 */
export async function turnToNextCycle(tx: Database, subscription: SubscriptionRow, after: string): Promise<string> {
  const { id, next_day, next_cycle, interval_months, anchor_day } = subscription
  const day = deliveryDayAfter(next_day, after > next_day ? after : next_day, interval_months, anchor_day)
  await tx
    .update(subscriptions)
    .set({ next_cycle: next_cycle + 1, next_day: day })
    .where(eq(subscriptions.id, id))
  return day
}
