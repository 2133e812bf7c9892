import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { SubscriptionState } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { changeSubscription } from '../subscriptions/change-subscription'
import { turnToNextCycle } from '../subscriptions/next-cycle'

const PAGE_SIZE = 50

/**
 * The staff's selection of subscriptions: by state, by the number of the order that began them,
 * or by e-mail address. Pages start at 1.
 */
export const SubscriptionsQuery = z.object({
  state: SubscriptionState.optional(),
  number: z.string().min(1).max(20).optional(),
  email: z.string().min(1).max(254).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

const columns = {
  id: subscriptions.id,
  number: orders.number,
  email: subscriptions.email,
  state: subscriptions.state,
  sku: products.sku,
  quantity: subscriptions.quantity,
  months: subscriptions.interval_months,
  payment: subscriptions.payment,
  next_day: subscriptions.next_day,
  ends_on: subscriptions.ends_on,
}

const found = (db: Database) =>
  db
    .select(columns)
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.order_id))
    .innerJoin(products, eq(products.id, subscriptions.product_id))

/** One page of 50 subscriptions, newest first; `has_more`: whether there is a next page. */
export async function listSubscriptions(db: Database, { state, number, email, page }: z.output<typeof SubscriptionsQuery>) {
  const rows = await found(db)
    .where(
      and(
        state && eq(subscriptions.state, state),
        number === undefined ? undefined : eq(orders.number, number.toUpperCase()),
        email === undefined ? undefined : eq(subscriptions.email, email.toLowerCase()),
      ),
    )
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  return { subscriptions: rows.slice(0, PAGE_SIZE), page, has_more: rows.length > PAGE_SIZE }
}

/** A subscription with its deliveries after the first, oldest first; 404 for an unknown id. */
export async function showSubscription(db: Database, id: string) {
  const [subscription] = isUuid(id) ? await found(db).where(eq(subscriptions.id, id)) : []
  if (subscription === undefined) throw notFound('The subscription')
  const { cycle, day, state, skipped_for, failures, next_try_at, order_id } = subscriptionRenewals
  const renewals = await db
    .select({ cycle, day, state, skipped_for, failures, next_try_at, number: orders.number, total: orders.total })
    .from(subscriptionRenewals)
    .leftJoin(orders, eq(orders.id, order_id))
    .where(eq(subscriptionRenewals.subscription_id, id))
    .orderBy(asc(cycle))
  return { subscription, renewals }
}

/**
 * Pauses, resumes or ends a subscription as its customer would; the end is mailed. `resume` of one that is not paused takes back
 * its end, past or for a later day, because another person may have asked for it (decision 033); refused with 409
 * `subscription-state` when the order that began it is cancelled or returned. Idempotent.
 */
export async function changeByStaff(
  id: string,
  action: 'pause' | 'resume' | 'end',
  services: Pick<Services, 'db' | 'now' | 'carriers' | 'log'>,
): Promise<void> {
  const [row] = isUuid(id) ? await services.db.select().from(subscriptions).where(eq(subscriptions.id, id)) : []
  if (row === undefined) throw notFound('The subscription')
  if (action === 'resume' && row.state !== 'paused') await takeBackEnd(row, services)
  await changeSubscription(row.order_id, { subscription_id: id, action }, services)
}

/**
 * Charges an unpaid delivery again in the next round, instead of on the day of its next attempt. Refused with 409
 * `nothing-to-charge` when none waits; a charge that is under way is not repeated.
 */
export async function chargeByStaff(id: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const { subscription_id, state, charge_attempt_id } = subscriptionRenewals
  const isUnpaid = isUuid(id) ? and(eq(subscription_id, id), eq(state, 'unpaid')) : undefined
  if (isUnpaid === undefined) throw notFound('The subscription')
  if ((await db.$count(subscriptionRenewals, isUnpaid)) === 0) {
    throw new Refusal(409, 'nothing-to-charge', 'No delivery of the subscription waits for its payment')
  }
  await db
    .update(subscriptionRenewals)
    .set({ next_try_at: now() })
    .where(and(isUnpaid, isNull(charge_attempt_id)))
}

/**
 * Takes back the end of a subscription: one for a later day is forgotten, an ended subscription is a paused one again. A delivery
 * that was dropped at its end stays skipped.
 */
async function takeBackEnd({ id, order_id }: typeof subscriptions.$inferSelect, { db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [ending] = await tx
      .update(subscriptions)
      .set({ ends_on: null })
      .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'active')))
      .returning({ id: subscriptions.id })
    if (ending !== undefined) return
    const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, order_id))
    if (order?.status === 'cancelled' || order?.status === 'returned') {
      throw new Refusal(
        409,
        'subscription-state',
        `The order that began the subscription is ${order.status}: it has to be bought again`,
      )
    }
    const isEnded = and(eq(subscriptions.id, id), eq(subscriptions.state, 'ended'))
    const opened = { state: 'paused', ended_at: null, ended_from: null, ends_on: null } as const
    const [row] = await tx.update(subscriptions).set(opened).where(isEnded).returning()
    if (row === undefined) return
    const { subscription_id, cycle } = subscriptionRenewals
    const isDropped = and(eq(subscription_id, id), eq(cycle, row.next_cycle))
    if ((await tx.$count(subscriptionRenewals, isDropped)) > 0) await turnToNextCycle(tx, row, row.next_day)
  })
}
