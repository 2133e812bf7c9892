import { and, asc, eq } from 'drizzle-orm'
import type { Subscription } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { orderLines } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { storedOrderLine } from '../orders/stored-order-line'
import { depositOf, depositsTotal } from '../pricing/deposit'
import { storeOfId } from '../stores/stores'
import { agreedPrice } from './agreed-price'
import { deliveryTotal } from './delivery-total'
import { isOfOrder } from './of-order'
import { quoteDelivery, type SubscriptionRow } from './quote-delivery'

/**
 * The next delivery of a subscription that is active: at its announced price, or at the current one before it is announced. Null when it ends
 * before, or its product is not sold any more.
 */
export async function nextDelivery(
  db: Database,
  subscription: SubscriptionRow,
  product: Pick<typeof products.$inferSelect, 'starter_batteries'>,
  now: Date,
): Promise<Subscription['next']> {
  const { id, next_cycle: cycle, next_day, quantity, ends_on } = subscription
  const store = storeOfId(subscription.store_id)
  const isNext = and(eq(subscriptionRenewals.subscription_id, id), eq(subscriptionRenewals.cycle, cycle))
  const [announced] = await db.select().from(subscriptionRenewals).where(isNext)
  const day = announced?.day ?? next_day
  if (ends_on !== null && day > ends_on) return null
  const quoted = announced ?? (await quoteDelivery(db, subscription, { store, language: store.language, now }))
  if (quoted === null) return null
  const unitPrice = Math.min(quoted.price, await agreedPrice(db, subscription, day))
  const owed = depositOf(product, store)
  const deposit = Math.min(announced?.deposit ?? owed, owed)
  const price = deliveryTotal({ price: unitPrice, deposit, quantity, freight: quoted.freight }, store)
  return { cycle, day, price, deposit: depositsTotal([{ deposit, quantity }], store), is_announced: announced !== undefined }
}

/** The next delivery of a subscription, by the name of its product: the day (ISO date), and the price with freight and deposit. */
export type NextDelivery = { name: string; day: string; price: number; deposit: number }

/** The next deliveries of the subscriptions that an order began or is a delivery of; none for those that are paused or ended. */
export async function nextDeliveries(db: Database, orderId: string, now: Date): Promise<NextDelivery[]> {
  const rows = await db
    .select({ subscription: subscriptions, line: orderLines.item, starter_batteries: products.starter_batteries })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .innerJoin(orderLines, and(eq(orderLines.order_id, subscriptions.order_id), eq(orderLines.position, subscriptions.position)))
    .where(and(isOfOrder(orderId), eq(subscriptions.state, 'active')))
    .orderBy(asc(subscriptions.position))
  const found: NextDelivery[] = []
  for (const { subscription, line, starter_batteries } of rows) {
    const next = await nextDelivery(db, subscription, { starter_batteries }, now)
    if (next !== null)
      found.push({ name: storedOrderLine.read(line).name ?? '', day: next.day, price: next.price, deposit: next.deposit })
  }
  return found
}
