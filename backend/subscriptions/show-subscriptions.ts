import { and, asc, eq } from 'drizzle-orm'
import type { Subscription } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { orderLines } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { storedOrderLine } from '../orders/stored-order-line'
import { lineTotal, roundMoney } from '../stores/money'
import { storeOfId } from '../stores/stores'
import { wordedIntervals } from './intervals'
import { quoteDelivery, type SubscriptionRow } from './quote-delivery'

/** The subscriptions that an order began, with their next delivery: at its announced price, or at that of now. */
export async function showSubscriptions(db: Database, orderId: string, { language, now }: Scope): Promise<Subscription[]> {
  const rows = await db
    .select({ subscription: subscriptions, offered: products.subscription_intervals, line: orderLines.item })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .innerJoin(orderLines, and(eq(orderLines.order_id, subscriptions.order_id), eq(orderLines.position, subscriptions.position)))
    .where(eq(subscriptions.order_id, orderId))
    .orderBy(asc(subscriptions.position))
  const shown: Subscription[] = []
  for (const { subscription, offered, line } of rows) {
    const { id, quantity, interval_months: current, state, payment, ended_at } = subscription
    const stored = storedOrderLine.read(line)
    shown.push({
      ...{ id, quantity, state, payment, name: stored.name ?? '', sku: stored.sku ?? '', slug: stored.slug ?? '' },
      interval: wordedIntervals([current], language)[0] ?? null,
      intervals: wordedIntervals([...offered, current], language),
      next: state === 'active' ? await nextOf(db, subscription, now) : null,
      ended_at: ended_at?.toISOString() ?? null,
    })
  }
  return shown
}

async function nextOf(db: Database, subscription: SubscriptionRow, now: Date): Promise<Subscription['next']> {
  const { id, next_cycle: cycle, next_day, quantity } = subscription
  const store = storeOfId(subscription.store_id)
  const isNext = and(eq(subscriptionRenewals.subscription_id, id), eq(subscriptionRenewals.cycle, cycle))
  const [announced] = await db.select().from(subscriptionRenewals).where(isNext)
  const quoted = announced ?? (await quoteDelivery(db, subscription, { store, language: store.language, now }))
  if (quoted === null) return null
  const price = roundMoney(lineTotal(quoted.price, quantity, store) + quoted.freight, store)
  return { cycle, day: announced?.day ?? next_day, price, is_announced: announced !== undefined }
}
