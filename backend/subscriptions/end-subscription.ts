import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { enqueueMail } from '../queue/enqueue-mail'
import { comingOrders } from './coming-orders'
import type { SubscriptionRow } from './quote-delivery'

/**
 * `customer`: the customer has ended it. `discontinued`: its product is not sold any more. `taken-out`: the staff have taken its
 * goods out of the order that began it, before dispatch. `period-over`: the requested last day came, which was confirmed when it
 * was requested. `terminated`: the customer has ended it without a login, which has an acknowledgement of its own.
 */
export type EndReason = 'customer' | 'discontinued' | 'taken-out' | 'period-over' | 'terminated'

/**
 * Ends a subscription, whose row the transaction has locked, and mails the customer. Deliveries that are announced or not
 * paid are dropped; confirmed ones are sent.
 */
export async function endSubscription(
  tx: Database,
  { id, order_id, position }: Pick<SubscriptionRow, 'id' | 'order_id' | 'position'>,
  { reason, at }: { reason: EndReason; at: Date },
): Promise<void> {
  await endSilently(tx, id, at)
  if (reason === 'period-over' || reason === 'terminated') return
  const withIt = (await comingOrders(tx, id)).filter((order) => reason !== 'taken-out' || order.id !== order_id)
  const coming = withIt.map(({ number, price }) => ({ number, price }))
  const ended_at = at.toISOString()
  // The staff may let it go on, and it may end again: each end is mailed.
  await enqueueMail(tx, { type: 'subscription-ended', order_id, position, reason, ended_at, coming }, `${id}:${ended_at}`, at)
}

/**
 * Ends the subscriptions of an order that is cancelled, withdrawn from or came back undelivered, or of its lines at `positions`;
 * the mail about the order says so (backend/mail/order/subscription-ends.ts).
 */
export async function endSubscriptionsOf(tx: Database, orderId: string, at: Date, positions?: number[]): Promise<void> {
  const isOfLines = positions && inArray(subscriptions.position, positions)
  const isOfOrder = and(eq(subscriptions.order_id, orderId), ne(subscriptions.state, 'ended'), isOfLines)
  const { id } = subscriptions
  const rows = await tx.select({ id }).from(subscriptions).where(isOfOrder).orderBy(asc(id)).for('update')
  for (const row of rows) await endSilently(tx, row.id, at)
}

/**
 * Reduces the subscriptions of pieces that were withdrawn from before their first delivery. `left` is the number of pieces of a
 * line that the customer keeps; at 0 the subscription ends, and the mail about the pieces says so.
 */
export async function withdrawFromSubscriptions(
  tx: Database,
  orderId: string,
  lines: readonly { position: number; left: number }[],
  at: Date,
): Promise<void> {
  const isOfLines = and(
    eq(subscriptions.order_id, orderId),
    inArray(
      subscriptions.position,
      lines.map(({ position }) => position),
    ),
    ne(subscriptions.state, 'ended'),
  )
  const rows = await tx.select().from(subscriptions).where(isOfLines).orderBy(asc(subscriptions.id)).for('update')
  for (const row of rows) {
    const left = lines.find(({ position }) => position === row.position)?.left ?? row.quantity
    if (left === 0) await endSilently(tx, row.id, at)
    else
      await tx
        .update(subscriptions)
        .set({ quantity: Math.min(row.quantity, left) })
        .where(eq(subscriptions.id, row.id))
  }
}

/**
 * Ends the subscriptions that lines of an order began, at `positions`, of which the staff take all pieces
 * out before dispatch; mails the customer.
 */
export async function endTakenOut(tx: Database, orderId: string, positions: number[], at: Date): Promise<void> {
  const isOfLines = and(
    eq(subscriptions.order_id, orderId),
    inArray(subscriptions.position, positions),
    ne(subscriptions.state, 'ended'),
  )
  const { id, order_id, position } = subscriptions
  const rows = await tx.select({ id, order_id, position }).from(subscriptions).where(isOfLines).orderBy(asc(id)).for('update')
  for (const row of rows) await endSubscription(tx, row, { reason: 'taken-out', at })
}

async function endSilently(tx: Database, id: string, at: Date): Promise<void> {
  const ended_from = sql`nullif(${subscriptions.state}, 'ended')`
  await tx.update(subscriptions).set({ state: 'ended', ended_at: at, ended_from }).where(eq(subscriptions.id, id))
  await dropAnnounced(tx, id, at)
}

/**
 * Drops the delivery that is announced and not ordered yet, and says whether there was one. `at` is given when the subscription
 * is paused or ended: a delivery that waits for its payment then becomes due at once, and its order is cancelled
 * (charge-attempt.ts), since orders are locked before subscriptions.
 */
export async function dropAnnounced(tx: Database, id: string, at?: Date): Promise<boolean> {
  const isUnpaid = and(eq(subscriptionRenewals.subscription_id, id), eq(subscriptionRenewals.state, 'unpaid'))
  if (at !== undefined) await tx.update(subscriptionRenewals).set({ next_try_at: at }).where(isUnpaid)
  const isWaiting = inArray(subscriptionRenewals.state, ['announced', 'out-of-stock'])
  const dropped = await tx
    .update(subscriptionRenewals)
    .set({ state: 'skipped', skipped_for: 'customer', next_try_at: null })
    .where(and(eq(subscriptionRenewals.subscription_id, id), isWaiting))
    .returning({ cycle: subscriptionRenewals.cycle })
  return dropped.length > 0
}
