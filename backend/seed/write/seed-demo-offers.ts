import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { customerOfferItems, customerOffers } from '../../database/schema/customer-offers'
import { prices } from '../../database/schema/prices'
import { products } from '../../database/schema/products'
import { reduced } from '../../pricing/store-price'
import { addDays, localDay } from '../../stores/local-day'
import { STORES } from '../../stores/stores'
import { DEMO_OFFER } from '../data/demo-account'

/** An offer to the demo account in each store that sells its products. */
export async function seedDemoOffers(db: Database, customerId: number, seededAt: Date): Promise<void> {
  const { skus, quantity, percent, days } = DEMO_OFFER
  for (const store of STORES) {
    const isSold = and(eq(prices.store_id, store.id), eq(prices.kind, 'n'), eq(prices.q, 1))
    const goods = await db
      .select({ id: products.id, price: prices.p })
      .from(products)
      .innerJoin(prices, and(eq(prices.product_id, products.id), isSold))
      .where(inArray(products.sku, [...skus]))
      .orderBy(products.id)
    if (goods.length === 0) continue
    const offer_id = randomUUID()
    const valid_through = addDays(localDay(seededAt, store.timeZone), days)
    const offer = { id: offer_id, customer_id: customerId, store_id: store.id, message: '', valid_through, created_at: seededAt }
    await db.insert(customerOffers).values(offer)
    await db
      .insert(customerOfferItems)
      .values(goods.map(({ id, price }) => ({ offer_id, product_id: id, quantity, price: reduced(price, percent, store) })))
  }
}
