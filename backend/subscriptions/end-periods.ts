import { and, asc, eq, lt, lte, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import type { Services } from '../services'
import { addDays, localDay, localMoment } from '../stores/local-day'
import { storeOfId } from '../stores/stores'
import { inStores } from './due-in-stores'
import { endSubscription } from './end-subscription'
import { mailSkipped } from './mail-skipped'
import type { SubscriptionRow } from './quote-delivery'

/** Maximum number of subscriptions ended in one transaction. */
const BATCH = 50

/**
 * One round: ends each subscription, also a paused one, whose requested last day is over in its store, as of the end of that day
 * (decision 033). Its order that is not paid is due at once, and cancelled (charge-attempt.ts). A delivery that still waits for
 * stock is skipped, and so is one that was never ordered because the shop did not work on its days; the customer of either is
 * mailed.
 */
export async function endPeriods({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  while ((await db.transaction((tx) => endBatch(tx, at))) === BATCH);
}

/** Whether the last day that was requested for a subscription is over. */
export function isPeriodOver({ ends_on, store_id }: Pick<SubscriptionRow, 'ends_on' | 'store_id'>, now: Date): boolean {
  return ends_on !== null && ends_on < localDay(now, storeOfId(store_id).timeZone)
}

async function endBatch(tx: Database, now: Date): Promise<number> {
  const { id, state, ends_on } = subscriptions
  const isOver = inStores(({ timeZone }) => lt(ends_on, localDay(now, timeZone)))
  const over = await tx
    .select()
    .from(subscriptions)
    .where(and(ne(state, 'ended'), isOver))
    .orderBy(asc(id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const subscription of over) {
    await skipOutOfStock(tx, subscription, now)
    await skipMissed(tx, subscription, now)
    await endSubscription(tx, subscription, { reason: 'period-over', at: endOfPeriod(subscription) ?? now })
  }
  return over.length
}

async function skipOutOfStock(tx: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { subscription_id, cycle, state } = subscriptionRenewals
  const skipped = await tx
    .update(subscriptionRenewals)
    .set({ state: 'skipped', skipped_for: 'out-of-stock', next_try_at: null })
    .where(and(eq(subscription_id, subscription.id), eq(state, 'out-of-stock')))
    .returning({ cycle })
  for (const delivery of skipped) await mailSkipped(tx, subscription, { ...delivery, reason: 'out-of-stock' }, now)
}

/** An announced delivery of a day within the period: the mail about it promised that it comes. */
async function skipMissed(tx: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { subscription_id, cycle, state, day } = subscriptionRenewals
  if (subscription.ends_on === null) return
  const missed = await tx
    .update(subscriptionRenewals)
    .set({ state: 'skipped', skipped_for: 'missed', next_try_at: null })
    .where(and(eq(subscription_id, subscription.id), eq(state, 'announced'), lte(day, subscription.ends_on)))
    .returning({ cycle })
  for (const delivery of missed) await mailSkipped(tx, subscription, { ...delivery, reason: 'missed' }, now)
}

function endOfPeriod({ ends_on, store_id }: SubscriptionRow): Date | null {
  if (ends_on === null) return null
  return new Date(localMoment(addDays(ends_on, 1), 0, storeOfId(store_id).timeZone).getTime() - 1)
}
