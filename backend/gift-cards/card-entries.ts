import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'

/**
 * Changes the balance of a card, whose row the transaction has locked, and notes why; false when the event with this key was
 * noted before. The database refuses a balance below zero or above the first amount.
 */
export async function addCardEntry(tx: Database, entry: Omit<typeof giftCardEntries.$inferInsert, 'id'>): Promise<boolean> {
  const added = await tx
    .insert(giftCardEntries)
    .values(entry)
    .onConflictDoNothing({ target: giftCardEntries.key })
    .returning({ id: giftCardEntries.id })
  if (added.length === 0) return false
  const balance = sql`${giftCards.balance} + ${entry.amount}`
  await tx.update(giftCards).set({ balance }).where(eq(giftCards.id, entry.gift_card_id))
  return true
}
