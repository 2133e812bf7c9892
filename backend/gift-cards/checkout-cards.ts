import { and, asc, eq, gte, inArray, isNull, sum } from 'drizzle-orm'
import type { CheckoutGiftCard } from '../../app/commerce/contract/gift-card'
import type { Database } from '../database/database'
import { checkoutGiftCards, giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { orders } from '../database/schema/orders'
import type { Scope } from '../http/endpoints'
import { localDay } from '../stores/local-day'

/** Locks the cards of a checkout, in the same sequence everywhere, so that two orders never spend the same balance. */
export async function lockCheckoutCards(tx: Database, checkoutId: string): Promise<void> {
  const ofCheckout = tx
    .select({ id: checkoutGiftCards.gift_card_id })
    .from(checkoutGiftCards)
    .where(eq(checkoutGiftCards.checkout_id, checkoutId))
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(inArray(giftCards.id, ofCheckout))
    .orderBy(asc(giftCards.id))
    .for('update')
}

/**
 * The cards of a checkout that can be used in a store today, in the order in which they were added. What the unpaid order of the
 * same checkout has taken of them counts as left: the order that replaces it gets it back.
 */
export async function checkoutCards(
  db: Database,
  checkoutId: string,
  { store, now }: Pick<Scope, 'store' | 'now'>,
): Promise<CheckoutGiftCard[]> {
  const rows = await db
    .select({ id: giftCards.id, last4: giftCards.last4, balance: giftCards.balance, expires_on: giftCards.expires_on })
    .from(checkoutGiftCards)
    .innerJoin(giftCards, eq(giftCards.id, checkoutGiftCards.gift_card_id))
    .where(
      and(
        eq(checkoutGiftCards.checkout_id, checkoutId),
        isNull(giftCards.voided_at),
        eq(giftCards.currency, store.currency),
        gte(giftCards.expires_on, localDay(now, store.timeZone)),
      ),
    )
    .orderBy(asc(checkoutGiftCards.added_at), asc(giftCards.id))
  if (rows.length === 0) return []
  const held = await heldByUnpaidOrder(db, checkoutId)
  const usable = rows.map((row) => ({ ...row, balance: row.balance + (held.get(row.id) ?? 0) }))
  return usable.filter(({ balance }) => balance > 0)
}

/** The amount that the unpaid order of a checkout has taken from each card. */
export async function heldByUnpaidOrder(db: Database, checkoutId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: giftCardEntries.gift_card_id, amount: sum(giftCardEntries.amount).mapWith(Number) })
    .from(giftCardEntries)
    .innerJoin(orders, eq(orders.id, giftCardEntries.order_id))
    .where(
      and(
        eq(orders.checkout_order_id, checkoutId),
        eq(orders.status, 'pending'),
        inArray(giftCardEntries.type, ['redeemed', 'given-back']),
      ),
    )
    .groupBy(giftCardEntries.gift_card_id)
  return new Map(rows.map(({ id, amount }) => [id, -amount]))
}
