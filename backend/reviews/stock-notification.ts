import { eq } from 'drizzle-orm'
import type { StockNotificationRequest } from '../../app/commerce/contract/stock-notification'
import { isNotifyable } from '../catalogue/stock'
import type { Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { products } from '../database/schema/products'
import { stockNotifications } from '../database/schema/reviews'
import type { Scope } from '../http/endpoints'
import { Refusal } from '../http/refusal'

/** Saves a request for a notice, one per product, store and address; 422 `not-notifyable` when the product cannot be waited for. */
export async function saveStockNotification(
  db: Database,
  { product_id, email }: StockNotificationRequest,
  { store, now }: Scope,
): Promise<void> {
  const [product] = canBeId(product_id) ? await db.select().from(products).where(eq(products.id, product_id)) : []
  if (product === undefined || !isNotifyable(product)) {
    throw new Refusal(422, 'not-notifyable', 'The product can be ordered, is discontinued, or does not exist')
  }
  await db
    .insert(stockNotifications)
    .values({ product_id, store_id: store.id, email: email.toLowerCase(), asked_at: now })
    .onConflictDoNothing()
}
