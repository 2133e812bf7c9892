import { asc } from 'drizzle-orm'
import type { Database } from '../../../backend/database/database'
import { orderLines, orders } from '../../../backend/database/schema/orders'
import { paymentAttempts } from '../../../backend/database/schema/payments'
import { products } from '../../../backend/database/schema/products'
import type { Books } from './audit'

/** The stock of every product by its id. */
export async function readStock(db: Database): Promise<Map<number, number>> {
  const rows = await db.select({ id: products.id, stock: products.stock }).from(products).orderBy(asc(products.id))
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Orders, payments and stock as the backend has stored them. */
export async function readBooks(db: Database): Promise<Pick<Books, 'orders' | 'attempts' | 'stock'>> {
  const [placed, lines, tried, stock] = [
    await db.select().from(orders),
    await db.select().from(orderLines),
    await db.select().from(paymentAttempts),
    await readStock(db),
  ]
  const numbers = new Map(placed.map(({ id, number }) => [id, number]))
  return {
    stock,
    orders: placed.map(({ id, number, email, status }) => {
      const pieces = new Map<number, number>()
      for (const { product_id, quantity } of lines.filter(({ order_id }) => order_id === id)) {
        pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
      }
      return { number, email, status, pieces }
    }),
    attempts: tried.map(({ order_id, provider, reference, state, amount }) => ({
      order: numbers.get(order_id) ?? '',
      provider,
      reference,
      state,
      amount,
    })),
  }
}
