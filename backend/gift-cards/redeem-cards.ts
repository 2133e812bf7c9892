import { and, count, eq, inArray, sum } from 'drizzle-orm'
import type { GiftCardPart } from '../../app/commerce/contract/gift-card'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { orders } from '../database/schema/orders'
import { addDays, localDay } from '../stores/local-day'
import { roundTotal } from '../stores/money'
import { storeOfId } from '../stores/stores'
import { addCardEntry } from './card-entries'
import { lockCardsOf, lockCardsWith } from './lock-cards'

/** Minimum number of days in which a card can be used after money came back onto it. */
const EXTENSION_DAYS = 30

const USES = ['redeemed', 'given-back'] as const

/** Takes from each card what it pays of an order; false, and nothing is taken, when one is voided or has not enough left. */
export async function redeemCards(tx: Database, parts: readonly GiftCardPart[], orderId: string, at: Date): Promise<boolean> {
  const cards = await lockCardsWith(
    tx,
    parts.map(({ id }) => id),
  )
  const canPay = ({ id, amount }: GiftCardPart) => cards.some((card) => card.id === id && card.balance >= amount)
  if (!parts.every(canPay)) return false
  for (const { id, amount } of parts) {
    const { uses } = await usesOf(tx, id, orderId)
    const entry = { gift_card_id: id, type: 'redeemed', amount: -amount, order_id: orderId, at } as const
    await addCardEntry(tx, { ...entry, key: `redeemed:${id}:${orderId}:${uses}` })
  }
  return true
}

/** The amount that gift cards have paid of an order, less the amount given back. */
export const redeemedBy = async (tx: Database, orderId: string): Promise<number> =>
  (await redeemedByEach(tx, [orderId])).get(orderId) ?? 0

/** The amounts that gift cards have paid of several orders, by their ids; orders that no card has paid for are omitted. */
export async function redeemedByEach(tx: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string | null, number>> {
  const rows = await tx
    .select({ id: giftCardEntries.order_id, amount: sum(giftCardEntries.amount).mapWith(Number) })
    .from(giftCardEntries)
    .where(and(inArray(giftCardEntries.order_id, [...orderIds]), inArray(giftCardEntries.type, [...USES])))
    .groupBy(giftCardEntries.order_id)
  return new Map(rows.map(({ id, amount }) => [id, roundTotal(-amount)]))
}

/**
 * Gives what an order was paid with back onto its cards, up to `most`. Returns the amount. The order's row must be locked: then
 * nothing is given back twice. A card is then valid for at least another 30 days.
 */
export async function giveBackOntoCards(
  tx: Database,
  orderId: string,
  at: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { paying } = await lockCardsOf(tx, orderId)
  const [order] = await tx.select({ store_id: orders.store_id }).from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw new Error(`There is no order ${orderId}`)
  const until = addDays(localDay(at, storeOfId(order.store_id).timeZone), EXTENSION_DAYS)
  let given = 0
  for (const { id, expires_on } of paying) {
    const { uses, net } = await usesOf(tx, id, orderId)
    const amount = Math.min(roundTotal(most - given), net)
    if (amount <= 0) continue
    given = roundTotal(given + amount)
    const entry = { gift_card_id: id, type: 'given-back', amount, order_id: orderId, at } as const
    await addCardEntry(tx, { ...entry, key: `given-back:${id}:${orderId}:${uses}` })
    if (expires_on < until) await tx.update(giftCards).set({ expires_on: until }).where(eq(giftCards.id, id))
  }
  return given
}

/** The number of times that a card was used for an order or given back, and the amount that it has paid of it. */
async function usesOf(tx: Database, cardId: string, orderId: string): Promise<{ uses: number; net: number }> {
  const isUse = and(
    eq(giftCardEntries.gift_card_id, cardId),
    eq(giftCardEntries.order_id, orderId),
    inArray(giftCardEntries.type, [...USES]),
  )
  const [row] = await tx
    .select({ uses: count(), amount: sum(giftCardEntries.amount).mapWith(Number) })
    .from(giftCardEntries)
    .where(isUse)
  return { uses: row?.uses ?? 0, net: -(row?.amount ?? 0) }
}

/** Binary fractions do not add up: 25 + 10.02 is 35.019999999999996. */
