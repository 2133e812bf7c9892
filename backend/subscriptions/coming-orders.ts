import { and, eq, inArray } from 'drizzle-orm'
import type { Subscription } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { orders } from '../database/schema/orders'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { storedShipping } from '../orders/stored-order'

/** The orders of a subscription that are confirmed and not sent yet, oldest first. */
export const comingOrders = async (db: Database, subscriptionId: string): Promise<Subscription['coming']> =>
  (await comingOrdersOfEach(db, [subscriptionId])).get(subscriptionId) ?? []

/** The coming orders of several subscriptions, by their ids; subscriptions without one are omitted. */
export async function comingOrdersOfEach(
  db: Database,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, Subscription['coming']>> {
  const ids = [...subscriptionIds]
  const isComing = inArray(orders.status, ['confirmed', 'packed'])
  const first = await db
    .select({ of: subscriptions.id, order: orders })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.order_id))
    .where(and(inArray(subscriptions.id, ids), isComing))
  const renewed = await db
    .select({ of: subscriptionRenewals.subscription_id, order: orders })
    .from(subscriptionRenewals)
    .innerJoin(orders, eq(orders.id, subscriptionRenewals.order_id))
    .where(and(inArray(subscriptionRenewals.subscription_id, ids), isComing))
  const rows = [...first, ...renewed].toSorted((one, other) => one.order.placed_at.getTime() - other.order.placed_at.getTime())
  return new Map([...groupRows(rows, ({ of }) => of)].map(([id, own]) => [id, own.map(({ order }) => comingOrder(order))]))
}

function comingOrder({ id, number, total, withdrawn_total, shipping }: typeof orders.$inferSelect) {
  const { arrives_from: from, arrives_to: to } = storedShipping.read(shipping)
  return { id, number, price: total - withdrawn_total, arrives: from === null || to === null ? null : { from, to } }
}
