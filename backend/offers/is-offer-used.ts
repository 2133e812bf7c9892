import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderLines, type orders } from '../database/schema/orders'
import { orderedItems } from './offer-terms'

/**
 * Whether another order of the same customer uses an offer of this cancelled order: each offer counts once. The products of the
 * order must be locked, so that no order of these goods is placed meanwhile.
 */
export async function isOfferUsed(
  tx: Database,
  { id, customer_id }: Pick<typeof orders.$inferSelect, 'id' | 'customer_id'>,
): Promise<boolean> {
  if (customer_id === null) return false
  const lines = await tx
    .select({ offer: sql<number | null>`(${orderLines.item} ->> 'offer_item_id')::integer` })
    .from(orderLines)
    .where(eq(orderLines.order_id, id))
  const offers = lines.flatMap(({ offer }) => (offer === null ? [] : [offer]))
  if (offers.length === 0) return false
  const used = await orderedItems(tx, customer_id, null)
  return offers.some((offer) => used.has(offer))
}
