import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { refunds } from '../database/schema/order-history'
import { type CreditedPieces, creditedPieces } from '../orders/stored-refund'
import { roundTotal } from '../stores/money'

/**
 * The gift cards of an order that a refund of an amount is for: those that were voided or taken back and that no earlier refund
 * names, up to the amount. They were sold without VAT, so their credit note credits none. Null when there are none.
 */
export async function unrefundedCards(tx: Database, orderId: string, amount: number): Promise<CreditedPieces[] | null> {
  const taken = await tx
    .select({
      position: giftCards.position,
      quantity: sql<number>`count(distinct ${giftCards.id})`.mapWith(Number),
      amount: sql<number>`-sum(${giftCardEntries.amount})`.mapWith(Number),
    })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, giftCardEntries.gift_card_id))
    .where(and(eq(giftCards.order_id, orderId), inArray(giftCardEntries.type, ['voided', 'withdrawn'])))
    .groupBy(giftCards.position)
    .orderBy(asc(giftCards.position))
  if (taken.length === 0) return null
  const areGiven = and(eq(refunds.order_id, orderId), ne(refunds.state, 'refused'), isNotNull(refunds.credited))
  const rows = await tx.select({ credited: refunds.credited }).from(refunds).where(areGiven)
  const credited = rows.flatMap((row) => creditedPieces.read(row.credited) ?? [])
  const named: CreditedPieces[] = []
  let left = amount
  for (const line of taken) {
    const before = credited.filter(({ position }) => position === line.position)
    const part = roundTotal(Math.min(left, line.amount - before.reduce((sum, one) => sum + one.amount, 0)))
    if (part <= 0) continue
    const quantity = Math.max(1, line.quantity - before.reduce((sum, one) => sum + one.quantity, 0))
    named.push({ position: line.position, quantity, amount: part })
    left = roundTotal(left - part)
  }
  return named.length === 0 ? null : named
}
