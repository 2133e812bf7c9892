import { and, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionPriceChanges } from '../database/schema/subscriptions'
import type { SubscriptionRow } from './quote-delivery'

type PriceChange = typeof subscriptionPriceChanges.$inferSelect

/** The highest price of one piece on a day (ISO date): the price of the last change that was announced for it, or the agreed one. */
export async function agreedPrice(db: Database, { id, price }: SubscriptionRow, day: string): Promise<number> {
  return (await newestChange(db, id, lte(subscriptionPriceChanges.applies_from, day)))?.price ?? price
}

/** The highest announced price, for any day; without one, the agreed price. */
export async function announcedPrice(db: Database, { id, price }: SubscriptionRow): Promise<number> {
  return (await newestChange(db, id))?.price ?? price
}

/** The change that is announced and has not come into force; null when there is none. */
export const comingChange = (db: Database, { id }: SubscriptionRow): Promise<PriceChange | null> => newestChange(db, id)

async function newestChange(db: Database, subscriptionId: string, condition?: SQL): Promise<PriceChange | null> {
  const { subscription_id, is_settled, announced_on } = subscriptionPriceChanges
  const isPending = and(eq(subscription_id, subscriptionId), eq(is_settled, false), condition)
  const [newest = null] = await db.select().from(subscriptionPriceChanges).where(isPending).orderBy(desc(announced_on)).limit(1)
  return newest
}

/** Notes that the delivery of a day was ordered, which settles the prices announced for it: agreed, or not needed. */
export async function settleChanges(tx: Database, subscriptionId: string, day: string): Promise<void> {
  const { subscription_id, applies_from } = subscriptionPriceChanges
  const isInForce = and(eq(subscription_id, subscriptionId), lte(applies_from, day))
  await tx.update(subscriptionPriceChanges).set({ is_settled: true }).where(isInForce)
}
