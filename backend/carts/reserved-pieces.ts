import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isUuid } from '../database/known-id'
import { orderLines, orders } from '../database/schema/orders'
import type { CartProduct } from '../catalogue/cart-products'

/** Units that the unpaid order of a checkout holds, by product id; none for a malformed id and without such an order. */
export async function reservedPieces(db: Database, checkoutId: string | null): Promise<ReadonlyMap<number, number>> {
  if (checkoutId === null || !isUuid(checkoutId)) return new Map()
  const rows = await db
    .select({ id: orderLines.product_id, pieces: sql<number>`sum(${orderLines.quantity})::integer` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(eq(orders.checkout_order_id, checkoutId), eq(orders.status, 'pending')))
    .groupBy(orderLines.product_id)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/** Units of these lines, by product id. */
export function unitsByProduct(items: readonly { product_id: number; quantity: number }[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { product_id: id, quantity } of items) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

/** The products as if these pieces were still in the stock. */
export function withReserved(
  products: Map<number, CartProduct>,
  reserved: ReadonlyMap<number, number>,
): Map<number, CartProduct> {
  if (reserved.size === 0) return products
  return new Map(
    [...products].map(([id, product]) => {
      return [id, { ...product, stock: product.stock + (reserved.get(id) ?? 0) }]
    }),
  )
}
