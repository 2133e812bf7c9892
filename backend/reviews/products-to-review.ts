import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Language } from '../../app/commerce/contract/languages'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { products, productTexts } from '../database/schema/products'
import { returnLines, returns } from '../database/schema/returns'
import { reviewObjections, reviews } from '../database/schema/reviews'
import { withdrawals } from '../database/schema/withdrawals'

/** Maximum number of products in one mail. */
const MAX = 6

/**
 * The products of an order that its customer may be asked to review, at most 6, in the order of the receipt. Empty for an order
 * that is not delivered, whose customer objects to such mails, or that was withdrawn from. Left out are gift cards, lines that
 * were withdrawn from or are coming back, products that are not sold any more, and those that the order has reviewed.
 */
export async function productsToReview(db: Database, orderId: string, language: Language) {
  const one = db.select({ one: sql`1` })
  const isReturned = and(
    eq(returns.order_id, orders.id),
    ne(returns.state, 'cancelled'),
    eq(returnLines.position, orderLines.position),
  )
  const isWithdrawn = and(eq(withdrawals.order_id, orders.id), isNull(withdrawals.undone_at))
  const isReviewed = and(eq(reviews.product_id, products.id), eq(reviews.order_number, orders.number))
  const rows = await db
    .select({ id: products.id, name: productTexts.name, slug: productTexts.slug })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, language)))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'delivered'),
        ne(products.type, PRODUCT_TYPE.giftCard),
        eq(products.discontinued, false),
        eq(orderLines.withdrawn, 0),
        notExists(one.from(reviewObjections).where(eq(reviewObjections.email, orders.email))),
        notExists(one.from(withdrawals).where(isWithdrawn)),
        notExists(one.from(returnLines).innerJoin(returns, eq(returns.id, returnLines.return_id)).where(isReturned)),
        notExists(one.from(reviews).where(isReviewed)),
      ),
    )
    .orderBy(asc(orderLines.position))
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MAX)
}
