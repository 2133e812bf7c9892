import { and, asc, eq, exists, gt, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { enqueueMail } from '../queue/enqueue-mail'
import { lockOrderOf } from '../orders/lock-order'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'
import { productsToReview } from './products-to-review'

const DAY_MS = 24 * 3600_000
/** Days from the delivery to the mail, so that the goods have been used. */
const INVITATION_DAYS = 10
/** Days after the delivery from which no mail is sent any more, for example after an outage. */
const LATEST_DAYS = 45
/** Days after which an undelivered order is no longer checked. */
const OPEN_DAYS = 365
const BATCH = 50

/**
 * One round: enqueues the mail that asks for reviews of what was bought, once per order, for each order that
 * was delivered 10 days ago and whose customer was told of it in the checkout and did not object (decision
 * 060). Several processes may do so at once.
 */
export async function inviteReviews({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS)
  await closePast(db, before)
  const wasDelivered = and(
    ...[eq(orderEvents.order_id, orders.id), eq(orderEvents.type, 'delivered')],
    ...[lt(orderEvents.at, before(INVITATION_DAYS)), gt(orderEvents.at, before(LATEST_DAYS))],
  )
  const isDue = and(
    eq(orders.review_invitation, 'allowed'),
    eq(orders.status, 'delivered'),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderEvents)
        .where(wasDelivered),
    ),
  )
  const due = await db.select({ id: orders.id }).from(orders).where(isDue).orderBy(asc(orders.placed_at)).limit(BATCH)
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      await lockOrderOf(tx, id)
      const isStill = and(eq(orders.id, id), isDue)
      const [still] = await tx.update(orders).set({ review_invitation: 'done' }).where(isStill).returning()
      if (still === undefined) return
      const toReview = await productsToReview(tx, id, storeOfId(still.store_id).language)
      if (toReview.length > 0) await enqueueMail(tx, { type: 'review-invitation', order_id: id }, id, at)
    })
  }
}

/** Closes the orders that can no longer get a mail, so that each round reads only the orders of the last weeks. */
async function closePast(db: Database, before: (days: number) => Date): Promise<void> {
  const wasDelivered = and(
    eq(orderEvents.order_id, orders.id),
    eq(orderEvents.type, 'delivered'),
    lte(orderEvents.at, before(LATEST_DAYS)),
  )
  const isPast = or(
    inArray(orders.status, ['cancelled', 'returned']),
    lt(orders.placed_at, before(OPEN_DAYS)),
    exists(
      db
        .select({ one: sql`1` })
        .from(orderEvents)
        .where(wasDelivered),
    ),
  )
  await db
    .update(orders)
    .set({ review_invitation: null })
    .where(and(eq(orders.review_invitation, 'allowed'), isPast))
}
