import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'

/** Numbers of pieces by the ids of their products. */
export type Pieces = ReadonlyMap<number, number>

/** The pieces of lines, summed where several have the same product. */
export function sumPieces(lines: readonly { product_id: number; quantity: number }[]): Pieces {
  const pieces = new Map<number, number>()
  for (const { product_id: id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  return pieces
}

/**
 * Puts pieces into the stock (`sign` 1) or takes them out (-1), all with one statement. A product that sells out dates the pages
 * of its listings and devices, and one statement locks their rows in the order of their names: with a statement for each product,
 * two orders could wait for each other.
 */
export async function changeStock(tx: Database, pieces: Pieces, sign: 1 | -1): Promise<void> {
  if (pieces.size === 0) return
  const moved = [...pieces].map(([id, quantity]) => sql`(${id}::int, ${sign * quantity}::int)`)
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + moved.quantity` })
    .from(sql`(values ${sql.join(moved, sql`, `)}) as moved(id, quantity)`)
    .where(sql`${products.id} = moved.id`)
}
