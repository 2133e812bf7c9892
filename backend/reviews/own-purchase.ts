import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { OwnPurchase } from '../../app/commerce/contract/review'
import { isOwnedBy } from '../accounts/owned-purchases'
import { canBeId } from '../database/known-id'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { reviews } from '../database/schema/reviews'
import { notFound, Refusal } from '../refusal'
import { isPurchase } from './purchase'

/** The purchase of a product by a customer that a review can be written about: their last order that has not reviewed it. */
export async function loadOwnPurchase(db: Database, productId: number, customerId: number): Promise<OwnPurchase> {
  if (!canBeId(productId)) throw notFound(`The product ${productId}`)
  const isReviewed = and(eq(reviews.product_id, productId), eq(reviews.order_number, orders.number))
  const ofReview = db
    .select({ one: sql`1` })
    .from(reviews)
    .where(isReviewed)
  const bought = await db
    .select({ number: orders.number, isOpen: sql<boolean>`${notExists(ofReview)}` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(and(isOwnedBy(orders, customerId), eq(orderLines.product_id, productId), isPurchase))
    .orderBy(desc(orders.placed_at))
  return {
    order_number: bought.find(({ isOpen }) => isOpen)?.number ?? null,
    is_reviewed: bought.some(({ isOpen }) => !isOpen),
  }
}

/** The order of a customer with this number. Refused with 422 `order-not-found`. */
export async function ownOrder(db: Database, number: string, customerId: number): Promise<{ id: string; number: string }> {
  const isOwn = and(eq(orders.number, number), isOwnedBy(orders, customerId))
  const [order] = await db.select({ id: orders.id, number: orders.number }).from(orders).where(isOwn)
  if (order === undefined) throw new Refusal(422, 'order-not-found', 'The customer has no order with this number')
  return order
}
