import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { turnToNextCycle } from './next-cycle'

/** Restores the subscriptions that ended with an order at a given time: a paused one is paused again. A delivery that was dropped at that time stays skipped. */
export async function resumeSubscriptionsOf(tx: Database, orderId: string, endedAt: Date): Promise<void> {
  const isEnded = and(eq(subscriptions.order_id, orderId), eq(subscriptions.state, 'ended'), eq(subscriptions.ended_at, endedAt))
  const state = sql`coalesce(${subscriptions.ended_from}, 'active')`
  const resumed = await tx.update(subscriptions).set({ state, ended_at: null, ended_from: null }).where(isEnded).returning()
  for (const subscription of resumed) {
    const { id, next_cycle, next_day } = subscription
    const isDropped = and(eq(subscriptionRenewals.subscription_id, id), eq(subscriptionRenewals.cycle, next_cycle))
    if ((await tx.$count(subscriptionRenewals, isDropped)) > 0) await turnToNextCycle(tx, subscription, next_day)
  }
}
