import { eq, sql } from 'drizzle-orm'
import { availableQuantity } from '../catalogue/stock'
import type { Database } from '../database/database'
import { orderLines } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { lockProducts } from '../catalogue/lock-products'
import { changeStock, type Pieces, sumPieces } from './change-stock'

/** Puts the pieces of an order back into the stock. */
export async function releaseStock(tx: Database, orderId: string): Promise<void> {
  await putPiecesBack(tx, await orderedPieces(tx, orderId))
}

/** Puts pieces back into the stock, by product. */
export async function putPiecesBack(tx: Database, pieces: Pieces): Promise<void> {
  await lockProducts(tx, [...pieces.keys()])
  await changeStock(tx, pieces, 1)
}

/** Takes pieces that were put back out of the stock again. The stock is negative when they were sold meanwhile. */
export async function takePiecesOut(tx: Database, pieces: Pieces): Promise<void> {
  await lockProducts(tx, [...pieces.keys()])
  await changeStock(tx, pieces, -1)
}

/** Takes the pieces of a cancelled order from the stock again. False, and nothing is taken, unless all of them are available. */
export async function reserveStockAgain(tx: Database, orderId: string): Promise<boolean> {
  const pieces = await orderedPieces(tx, orderId)
  await lockProducts(tx, [...pieces.keys()])
  for (const [id, quantity] of pieces) {
    const [facts] = await tx.select().from(products).where(eq(products.id, id))
    if (facts === undefined || availableQuantity(facts) < quantity) return false
  }
  await changeStock(tx, pieces, -1)
  return true
}

async function orderedPieces(tx: Database, orderId: string): Promise<Pieces> {
  const lines = await tx
    .select({ product_id: orderLines.product_id, quantity: sql<number>`${orderLines.quantity} - ${orderLines.withdrawn}` })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
  return sumPieces(lines)
}
