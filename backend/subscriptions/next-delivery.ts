import { and, asc, eq } from 'drizzle-orm'
import type { Subscription } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { orderLines } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { subscriptions } from '../database/schema/subscriptions'
import { storedOrderLine } from '../orders/stored-order-line'
import { depositOf, depositsTotal } from '../pricing/deposit'
import { storeOfId } from '../stores/stores'
import { agreedAfter } from './agreed-price'
import { type DeliveryFacts, loadDeliveryFacts } from './delivery-facts'
import { deliveryTotal } from './delivery-total'
import { isOfOrder } from './is-of-order'
import type { SubscriptionRow } from './quote-delivery'

/**
 * The next delivery of a subscription that is active: at its announced price, or at the current one before it is announced. Null
 * when it ends before, or its product is not sold any more.
 */
export function nextDelivery(
  subscription: SubscriptionRow,
  product: Pick<typeof products.$inferSelect, 'starter_batteries'>,
  facts: DeliveryFacts,
): Subscription['next'] {
  const { id, next_cycle: cycle, next_day, quantity, ends_on } = subscription
  const announced = facts.announced.get(id)
  const day = announced?.day ?? next_day
  if (ends_on !== null && day > ends_on) return null
  const quoted = announced ?? facts.quote(subscription)
  if (quoted === null) return null
  const store = storeOfId(subscription.store_id)
  const unitPrice = Math.min(quoted.price, agreedAfter(facts.changes.get(id) ?? [], subscription, day))
  const owed = depositOf(product, store)
  const deposit = Math.min(announced?.deposit ?? owed, owed)
  const price = deliveryTotal({ price: unitPrice, deposit, quantity, freight: quoted.freight }, store)
  return { cycle, day, price, deposit: depositsTotal([{ deposit, quantity }], store), is_announced: announced !== undefined }
}

/**
 * The next delivery of a subscription, by the name of its product: the day (ISO date), and the price with freight and deposit.
 */
export type SubscriptionDelivery = { name: string; day: string; price: number; deposit: number }

/** The next deliveries of the subscriptions that an order began or is a delivery of; none for those that are paused or ended. */
export async function nextDeliveries(db: Database, orderId: string, now: Date): Promise<SubscriptionDelivery[]> {
  const rows = await db
    .select({ subscription: subscriptions, line: orderLines.item, starter_batteries: products.starter_batteries })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .innerJoin(orderLines, and(eq(orderLines.order_id, subscriptions.order_id), eq(orderLines.position, subscriptions.position)))
    .where(and(isOfOrder(orderId), eq(subscriptions.state, 'active')))
    .orderBy(asc(subscriptions.position))
  if (rows.length === 0) return []
  const facts = await loadDeliveryFacts(
    db,
    rows.map(({ subscription }) => subscription),
    now,
  )
  return rows.flatMap(({ subscription, line, starter_batteries }) => {
    const next = nextDelivery(subscription, { starter_batteries }, facts)
    const name = storedOrderLine.read(line).name ?? ''
    return next === null ? [] : [{ name, day: next.day, price: next.price, deposit: next.deposit }]
  })
}
