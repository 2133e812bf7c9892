import { and, eq, isNull, ne, sum } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { refunds } from '../database/schema/order-history'

/**
 * The amount of a captured payment that was not yet given back, nor asked to be. What was paid for gift cards is not part of it until they
 * are voided (backend/gift-cards/void-gift-cards.ts), except what was left on a withdrawn card: otherwise the buyer would have both the
 * money and the cards. Ask with the payment's row locked, so that no two refunds share the same money.
 */
export async function refundable(
  tx: Database,
  { id, order_id, amount }: { id: string; order_id: string; amount: number },
): Promise<number> {
  const asked = await askedBack(tx, id)
  const isValid = and(eq(giftCards.order_id, order_id), isNull(giftCards.voided_at))
  const [cards] = await tx
    .select({ value: sum(giftCards.initial_amount).mapWith(Number) })
    .from(giftCards)
    .where(isValid)
  const [withdrawn] = await tx
    .select({ value: sum(giftCardEntries.amount).mapWith(Number) })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, giftCardEntries.gift_card_id))
    .where(and(isValid, eq(giftCardEntries.type, 'withdrawn')))
  // Amounts have 4 decimals in the database.
  return Math.round((amount - asked - (cards?.value ?? 0) - (withdrawn?.value ?? 0)) * 10_000) / 10_000
}

/** The amount of a payment that was given back, or is to be; of an invoice: what is credited. */
export async function askedBack(tx: Database, attemptId: string): Promise<number> {
  const isAsked = and(eq(refunds.attempt_id, attemptId), ne(refunds.state, 'refused'))
  const [row] = await tx
    .select({ asked: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(isAsked)
  return row?.asked ?? 0
}
