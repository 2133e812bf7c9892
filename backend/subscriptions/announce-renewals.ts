import { depositsTotal } from '../pricing/deposit'
import { and, asc, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import { addDays, localDay, localMoment } from '../stores/local-day'
import type { Store } from '../stores/stores'
import { agreedPrice } from './agreed-price'
import { deliveryTotal } from './delivery-total'
import { dueInStores, storeScope } from './due-in-stores'
import { endSubscription } from './end-subscription'
import { quoteDelivery, type SubscriptionRow } from './quote-delivery'

/** Days between the mail about a delivery and the delivery. */
export const NOTICE_DAYS = 7
/** Local hours at which deliveries are announced and ordered. */
const MAIL_HOUR = 8
export const ORDER_HOUR = 6
/** Maximum number of subscriptions announced in one transaction. */
const BATCH = 50

/**
 * One round: mails day and price of each delivery 7 days ahead, once. The delivery costs no more than the mailed price
 * (decision 031), and no more than was agreed or announced in time (decision 049), with the deposits that are owed on
 * that day (decision 058). A delivery that is announced late comes 7 days after its mail. Nothing is announced for a day
 * after the last one that was requested.
 */
export async function announceRenewals({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  while ((await db.transaction((tx) => announceBatch(tx, at))) === BATCH);
}

async function announceBatch(tx: Database, now: Date): Promise<number> {
  const { next_day, ends_on } = subscriptions
  const until = ({ timeZone }: Store) => addDays(localDay(new Date(now.getTime() - MAIL_HOUR * 3600_000), timeZone), NOTICE_DAYS)
  const isAnnounced = sql`exists (select from ${subscriptionRenewals}
    where ${subscriptionRenewals.subscription_id} = ${subscriptions.id} and ${subscriptionRenewals.cycle} = ${subscriptions.next_cycle})`
  const due = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        dueInStores((store) =>
          and(
            lte(next_day, until(store)),
            or(isNull(ends_on), and(gte(ends_on, next_day), gte(ends_on, earliestDay(store, now)))),
          ),
        ),
        sql`not ${isAnnounced}`,
      ),
    )
    .orderBy(asc(next_day))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const subscription of due) await announceDelivery(tx, subscription, storeScope(subscription, now))
  return due.length
}

/** The first day (ISO date) on which a delivery can come that is announced now. */
const earliestDay = ({ timeZone }: Store, now: Date) => addDays(localDay(now, timeZone), NOTICE_DAYS)

/**
 * Announces the next delivery of a locked subscription. Does nothing if another worker announced it between the read and the
 * lock: the condition of the query holds for the read.
 */
export async function announceDelivery(tx: Database, subscription: SubscriptionRow, scope: Scope): Promise<void> {
  const { store, now } = scope
  const { id, next_day, next_cycle: cycle, order_id, position, quantity } = subscription
  const earliest = earliestDay(store, now)
  const day = next_day > earliest ? next_day : earliest
  const quoted = await quoteDelivery(tx, subscription, scope)
  if (quoted === null) return endSubscription(tx, subscription, { reason: 'discontinued', at: now })
  const {
    freight,
    item: { deposit },
  } = quoted
  const price = Math.min(quoted.price, await agreedPrice(tx, subscription, day))
  const next_try_at = localMoment(day, ORDER_HOUR, store.timeZone)
  const renewal = { subscription_id: id, cycle, day, state: 'announced', price, freight, deposit, next_try_at } as const
  const announced = await tx.insert(subscriptionRenewals).values(renewal).onConflictDoNothing().returning()
  if (announced.length === 0) return
  const total = deliveryTotal({ price, deposit, quantity, freight }, store)
  const former_price = price > subscription.price ? subscription.price : null
  await enqueueMail(
    tx,
    {
      type: 'renewal-ahead',
      order_id,
      position,
      renews_on: day,
      price: total,
      deposit: depositsTotal([{ deposit, quantity }], store),
      quantity,
      unit_price: price,
      former_price,
    },
    `${id}:${cycle}`,
    now,
  )
}
