import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'

/** The number of the order with this number and e-mail address as a shopper types them; null when there is none. */
export async function findWithdrawnOrder(db: Database, typed: { number: string; email: string }): Promise<string | null> {
  const number = typed.number.replaceAll(/[\s#.-]/g, '').toUpperCase()
  const isSame = and(eq(orders.number, number), eq(orders.email, typed.email.toLowerCase()))
  const [order] = await db.select({ number: orders.number }).from(orders).where(isSame)
  return order?.number ?? null
}
