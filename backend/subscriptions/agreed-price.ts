import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { subscriptionPriceChanges } from '../database/schema/subscriptions'
import type { SubscriptionRow } from './quote-delivery'

type PriceChange = typeof subscriptionPriceChanges.$inferSelect

/**
 * The highest price of one piece on a day (ISO date): the price of the last change that was announced for it, or the agreed one,
 * which is higher after a change to a smaller quantity.
 */
export const agreedPrice = async (db: Database, subscription: SubscriptionRow, day: string): Promise<number> =>
  agreedAfter(await changesOf(db, subscription), subscription, day)

/** The highest price of one piece on a day, from loaded price changes: the pending ones, newest first. */
export const agreedAfter = (
  pending: readonly Pick<PriceChange, 'applies_from' | 'price'>[],
  { price }: Pick<SubscriptionRow, 'price'>,
  day: string,
): number => Math.max(pending.find(({ applies_from }) => applies_from <= day)?.price ?? price, price)

/** The highest announced price, for any day; without one, the agreed price. */
export const announcedPrice = async (db: Database, subscription: SubscriptionRow): Promise<number> =>
  Math.max((await changesOf(db, subscription))[0]?.price ?? 0, subscription.price)

const changesOf = async (db: Database, { id }: SubscriptionRow): Promise<readonly PriceChange[]> =>
  (await pendingChanges(db, [id])).get(id) ?? []

/** By subscription, the changes that were announced and have not come into force, newest first. */
export async function pendingChanges(
  db: Database,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PriceChange[]>> {
  const { subscription_id, is_settled, announced_on } = subscriptionPriceChanges
  const isPending = and(inArray(subscription_id, [...subscriptionIds]), eq(is_settled, false))
  const rows = await db.select().from(subscriptionPriceChanges).where(isPending).orderBy(desc(announced_on))
  return groupRows(rows, (row) => row.subscription_id)
}

/** Notes that the delivery of a day was ordered, which settles the prices announced for it: agreed, or not needed. */
export async function settleChanges(tx: Database, subscriptionId: string, day: string): Promise<void> {
  const { subscription_id, applies_from } = subscriptionPriceChanges
  const isInForce = and(eq(subscription_id, subscriptionId), lte(applies_from, day))
  await tx.update(subscriptionPriceChanges).set({ is_settled: true }).where(isInForce)
}
