import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { turnToNextCycle } from './next-cycle'

/**
 * Restores the subscriptions that ended with an order at one of these times, or those of its lines at `positions`: a paused one
 * is paused again. A delivery that was dropped at that time stays skipped.
 */
export async function resumeSubscriptionsOf(tx: Database, orderId: string, endedAt: Date[], positions?: number[]): Promise<void> {
  const isOfLines = positions && inArray(subscriptions.position, positions)
  const isEnded = and(endedWith(orderId, endedAt), isOfLines)
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(isEnded).orderBy(asc(subscriptions.id)).for('update')
  const state = sql`coalesce(${subscriptions.ended_from}, 'active')`
  const resumed = await tx.update(subscriptions).set({ state, ended_at: null, ended_from: null }).where(isEnded).returning()
  for (const subscription of resumed) {
    const { id, next_cycle, next_day } = subscription
    const isDropped = and(eq(subscriptionRenewals.subscription_id, id), eq(subscriptionRenewals.cycle, next_cycle))
    if ((await tx.$count(subscriptionRenewals, isDropped)) > 0) await turnToNextCycle(tx, subscription, next_day)
  }
}

/** The positions of the lines of an order whose subscriptions ended with it at a time. */
export async function endedLines(db: Database, orderId: string, endedAt: Date): Promise<number[]> {
  const isEnded = endedWith(orderId, [endedAt])
  return (await db.select({ position: subscriptions.position }).from(subscriptions).where(isEnded)).map(
    ({ position }) => position,
  )
}

const endedWith = (orderId: string, times: Date[]) =>
  and(eq(subscriptions.order_id, orderId), eq(subscriptions.state, 'ended'), inArray(subscriptions.ended_at, times))
