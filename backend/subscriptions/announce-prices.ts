import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionPriceChanges, subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import { addDays, localDay } from '../stores/local-day'
import type { Store } from '../stores/stores'
import { announcedPrice } from './agreed-price'
import { deliveryDayAfter } from '../pricing/delivery-days'
import { dueInStores, storeScope } from './due-in-stores'
import { quotePrice, type SubscriptionRow } from './quote-delivery'

/** Days between the mail about a higher price and the first delivery that costs it. The database refuses less. */
const PRICE_NOTICE_DAYS = 30
/**
 * Days before a delivery from which its price is checked, so that an announced price rarely changes again before the delivery.
 */
const LOOK_AHEAD_DAYS = 45
/** The local hour at which prices are announced. */
const MAIL_HOUR = 8
/** Maximum number of subscriptions checked in one transaction. */
const BATCH = 50

/**
 * One round: compares the highest price of each subscription's next deliveries with the shop's price, once a day, and
 * mails a higher one at least 30 days before the first delivery that costs it (decision 049). A lower price needs no
 * mail: it holds from the next delivery on.
 */
export async function announcePrices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  while ((await db.transaction((tx) => checkBatch(tx, at))) === BATCH);
}

async function checkBatch(tx: Database, now: Date): Promise<number> {
  const { id, price_checked_on, next_day } = subscriptions
  const today = ({ timeZone }: Store) => localDay(new Date(now.getTime() - MAIL_HOUR * 3600_000), timeZone)
  const due = await tx
    .select()
    .from(subscriptions)
    .where(
      dueInStores((store) =>
        and(
          lte(next_day, addDays(today(store), LOOK_AHEAD_DAYS)),
          or(isNull(price_checked_on), lt(price_checked_on, today(store))),
        ),
      ),
    )
    .orderBy(asc(next_day))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const subscription of due) {
    const scope = storeScope(subscription, now)
    await tx
      .update(subscriptions)
      .set({ price_checked_on: today(scope.store) })
      .where(eq(id, subscription.id))
    await announceRise(tx, subscription, scope)
  }
  return due.length
}

async function announceRise(tx: Database, subscription: SubscriptionRow, scope: Scope): Promise<void> {
  const { id, next_day, interval_months, anchor_day, ends_on, order_id, position } = subscription
  const price = await quotePrice(tx, subscription, scope)
  const former_price = await announcedPrice(tx, subscription)
  if (price === null || price <= former_price) return
  const announced_on = localDay(scope.now, scope.store.timeZone)
  const earliest = addDays(announced_on, PRICE_NOTICE_DAYS)
  const applies_from =
    next_day >= earliest ? next_day : deliveryDayAfter(next_day, addDays(earliest, -1), interval_months, anchor_day)
  if (ends_on !== null && applies_from > ends_on) return
  const change = { subscription_id: id, announced_on, applies_from, former_price, price }
  await tx.insert(subscriptionPriceChanges).values(change).onConflictDoNothing()
  const mail = { type: 'price-rise', order_id, position, applies_from, unit_price: price, former_price } as const
  await enqueueMail(tx, mail, `${id}:${announced_on}`, scope.now)
}
