import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'

export type GiftCardRow = typeof giftCards.$inferSelect

/**
 * Locks the valid cards that an order has sold and those that have paid it, all at once: a transaction that locked some of them
 * later could deadlock with a checkout that uses them.
 */
export async function lockCardsOf(tx: Database, orderId: string): Promise<{ sold: GiftCardRow[]; paying: GiftCardRow[] }> {
  const redeemed = await tx
    .selectDistinct({ id: giftCardEntries.gift_card_id })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.order_id, orderId), eq(giftCardEntries.type, 'redeemed')))
  const ids = redeemed.map(({ id }) => id)
  const cards = await lockCards(tx, or(eq(giftCards.order_id, orderId), inArray(giftCards.id, ids)))
  return { sold: cards.filter(({ order_id }) => order_id === orderId), paying: cards.filter(({ id }) => ids.includes(id)) }
}

/** Locks the valid cards with these ids. */
export const lockCardsWith = (tx: Database, ids: readonly string[]): Promise<GiftCardRow[]> =>
  lockCards(tx, inArray(giftCards.id, [...ids]))

/** In the sequence of their ids, as in checkouts (checkout-cards.ts), so that no two transactions wait for each other. */
const lockCards = (tx: Database, which: SQL | undefined): Promise<GiftCardRow[]> =>
  tx
    .select()
    .from(giftCards)
    .where(and(which, isNull(giftCards.voided_at)))
    .orderBy(asc(giftCards.id))
    .for('update')
