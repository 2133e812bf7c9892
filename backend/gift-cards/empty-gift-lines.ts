import { eq, max } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'

/** The positions of the lines of an order whose gift cards are issued, and all used up or voided: no money goes back for them. */
export async function emptyGiftLines(tx: Database, orderId: string): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ position: giftCards.position })
    .from(giftCards)
    .where(eq(giftCards.order_id, orderId))
    .groupBy(giftCards.position)
    .having(eq(max(giftCards.balance), 0))
  return new Set(rows.map(({ position }) => position))
}
