import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { orderNumber } from '../../app/commerce/contract/order-number'
import type { WriteReviewRequest } from '../../app/commerce/contract/review'
import { canBeId } from '../database/known-id'
import { orderLines, orders } from '../database/schema/orders'
import { reviews } from '../database/schema/reviews'
import { requireCustomer } from '../accounts/customers'
import type { Call } from '../http/endpoints'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { ownOrder } from './own-purchase'
import { isPurchase } from './purchase'
import { invitedOrder } from './review-links'
import { productExists } from './review-queries'

/**
 * Saves a review by a buyer as `pending` until the operator publishes it. 404 for an unknown product, 422 `order-not-found`,
 * `invitation-expired` or `not-bought`, 401 for an order without its address and without the login of its customer, 409
 * `already-reviewed`: an order can review a product once, whatever the status of that review.
 */
export async function writeReview(
  id: number,
  request: WriteReviewRequest,
  { store, now, header }: Pick<Call<unknown, unknown>, 'store' | 'now' | 'header'>,
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<void> {
  const { db } = services
  const known = canBeId(id) && (await productExists(db).execute({ id })).length > 0
  if (!known) throw notFound(`The product ${id}`)
  const { stars, title, text, name } = request
  const written = await db
    .insert(reviews)
    .values({
      id: randomUUID(),
      product_id: id,
      store_id: store.id,
      status: 'pending',
      written_at: now,
      stars,
      title,
      text,
      name,
      order_number: await purchase(id, request, header, services),
    })
    .onConflictDoNothing({ target: [reviews.product_id, reviews.order_number] })
    .returning({ id: reviews.id })
  if (written.length === 0) throw new Refusal(409, 'already-reviewed', 'This order has already reviewed the product')
}

/** The number of the order the product was bought with. */
async function purchase(
  productId: number,
  request: WriteReviewRequest,
  header: Call<unknown, unknown>['header'],
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<string> {
  const { db } = services
  const order = await orderOf(request, { productId, header }, services)
  const [line] = await db
    .select({ position: orderLines.position })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(eq(orderLines.order_id, order.id), eq(orderLines.product_id, productId), isPurchase))
    .limit(1)
  if (line === undefined)
    throw new Refusal(422, 'not-bought', 'The order does not contain this product, is not paid or was cancelled')
  return order.number
}

async function orderOf(
  { order_number = '', email, invitation }: WriteReviewRequest,
  { productId, header }: { productId: number; header: Call<unknown, unknown>['header'] },
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
) {
  const { db } = services
  if (invitation !== undefined) return invitedOrder({ token: invitation, product_id: productId }, services)
  const number = orderNumber(order_number)
  if (email === undefined) return ownOrder(db, number, await requireCustomer(header, services))
  const isOrder = and(eq(orders.number, number), eq(orders.email, email.toLowerCase()))
  const [order] = await db.select({ id: orders.id, number: orders.number }).from(orders).where(isOrder)
  if (order === undefined) throw new Refusal(422, 'order-not-found', 'Order number and e-mail address do not match')
  return order
}
