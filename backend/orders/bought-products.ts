import { and, desc, eq, max, ne } from 'drizzle-orm'
import type { SearchProduct } from '../../app/commerce/contract/product'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { isOwnedBy } from '../accounts/owned-purchases'
import { loadCards } from '../catalogue/cards'
import { canBeOrdered } from '../catalogue/orderable-sql'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'

const MAX = 8

/** Products that a customer has bought and that can be ordered now, last bought first; no gift cards. */
export async function boughtProducts(db: Database, customerId: number, scope: Scope): Promise<SearchProduct[]> {
  const last = max(orders.placed_at)
  const rows = await db
    .select({ id: products.id, last })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(
      and(isOwnedBy(orders, customerId), ne(orders.status, 'cancelled'), ne(products.type, PRODUCT_TYPE.giftCard), canBeOrdered),
    )
    .groupBy(products.id)
    .orderBy(desc(last), products.id)
    .limit(MAX)
  return loadCards(
    db,
    rows.map(({ id }) => id),
    scope,
  )
}
