import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { CartItemRequest } from '../../app/commerce/contract/cart'
import type { Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { orderLines, orders } from '../database/schema/orders'
import type { Scope } from '../http/endpoints'
import { localDay } from '../stores/local-day'

/**
 * Goods of an offer that can be ordered; `price` is for one unit, including VAT. `isElsewhere`: in another
 * store only, in whose currency the price is.
 */
export type OfferTerms = { product_id: number; quantity: number; price: number; isElsewhere: boolean }

/** The customer who asks, and their checkout: the unpaid order of this checkout does not use an offer up. */
type Asking = { customerId: number; checkoutId: string | null }

/**
 * The open goods of the customer's offers that the cart's lines refer to, by
 * `offer_item_id`. Without such lines no query is made.
 */
export async function loadOfferTerms(
  db: Database,
  items: readonly CartItemRequest[],
  { customerId, checkoutId }: Asking,
  { store, now }: Scope,
): Promise<ReadonlyMap<number, OfferTerms>> {
  const ids = [...new Set(items.map((item) => item.offer_item_id ?? Number.NaN))].filter(canBeId)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: customerOfferItems.id,
      product_id: customerOfferItems.product_id,
      quantity: customerOfferItems.quantity,
      price: customerOfferItems.price,
      store_id: customerOffers.store_id,
    })
    .from(customerOfferItems)
    .innerJoin(customerOffers, eq(customerOffers.id, customerOfferItems.offer_id))
    .where(
      and(
        inArray(customerOfferItems.id, ids),
        eq(customerOffers.customer_id, customerId),
        ...[isNull(customerOffers.withdrawn_at), sql`${customerOffers.valid_through} >= ${localDay(now, store.timeZone)}`],
      ),
    )
  if (rows.length === 0) return new Map()
  const ordered = await orderedItems(db, customerId, checkoutId)
  const open = rows.filter(({ id }) => !ordered.has(id))
  return new Map(open.map(({ id, store_id, ...terms }) => [id, { ...terms, isElsewhere: store_id !== store.id }]))
}

/** The ids of the goods of offers that are in an order of the customer which is not cancelled, nor that of this checkout. */
export async function orderedItems(db: Database, customerId: number, checkoutId: string | null): Promise<ReadonlySet<number>> {
  const id = sql<number>`(${orderLines.item} ->> 'offer_item_id')::integer`
  const rows = await db
    .select({ id, checkout: orders.checkout_order_id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(
      and(
        ...[eq(orders.customer_id, customerId), ne(orders.status, 'cancelled')],
        sql`jsonb_typeof(${orderLines.item} -> 'offer_item_id') = 'number'`,
      ),
    )
  return new Set(rows.flatMap((row) => (row.checkout === checkoutId ? [] : [row.id])))
}
