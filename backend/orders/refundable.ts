import { and, eq, inArray, isNull, ne, sum } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { refunds } from '../database/schema/order-history'

type CapturedPayment = { id: string; order_id: string; amount: number }

/**
 * The amount of a captured payment that was not yet given back, nor asked to be. What was paid for gift cards is not part of it
 * until they are voided (backend/gift-cards/void-gift-cards.ts), except what was left on a withdrawn card: otherwise the buyer
 * would have both the money and the cards. Ask with the payment's row locked, so that no two refunds share the same money.
 */
export const refundable = async (tx: Database, payment: CapturedPayment): Promise<number> =>
  (await refundableOfEach(tx, [payment])).get(payment.id) ?? 0

/** The refundable amounts of several payments, by their ids. */
export async function refundableOfEach(tx: Database, payments: readonly CapturedPayment[]): Promise<ReadonlyMap<string, number>> {
  if (payments.length === 0) return new Map()
  const asked = await askedBackOfEach(
    tx,
    payments.map(({ id }) => id),
  )
  const orderIds = payments.map(({ order_id }) => order_id)
  const isValid = and(inArray(giftCards.order_id, orderIds), isNull(giftCards.voided_at))
  const cards = await tx
    .select({ id: giftCards.order_id, value: sum(giftCards.initial_amount).mapWith(Number) })
    .from(giftCards)
    .where(isValid)
    .groupBy(giftCards.order_id)
  const withdrawn = await tx
    .select({ id: giftCards.order_id, value: sum(giftCardEntries.amount).mapWith(Number) })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, giftCardEntries.gift_card_id))
    .where(and(isValid, eq(giftCardEntries.type, 'withdrawn')))
    .groupBy(giftCards.order_id)
  const onCards = (orderId: string) =>
    [...cards, ...withdrawn].filter(({ id }) => id === orderId).reduce((total, { value }) => total + value, 0)
  // Amounts have 4 decimals in the database.
  const left = ({ id, order_id, amount }: CapturedPayment) =>
    Math.round((amount - (asked.get(id) ?? 0) - onCards(order_id)) * 10_000) / 10_000
  return new Map(payments.map((payment) => [payment.id, left(payment)]))
}

/** The amount of a payment that was given back, or is to be; of an invoice: what is credited. */
export const askedBack = async (tx: Database, attemptId: string): Promise<number> =>
  (await askedBackOfEach(tx, [attemptId])).get(attemptId) ?? 0

async function askedBackOfEach(tx: Database, attemptIds: string[]): Promise<ReadonlyMap<string | null, number>> {
  const rows = await tx
    .select({ id: refunds.attempt_id, asked: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.attempt_id, attemptIds), ne(refunds.state, 'refused')))
    .groupBy(refunds.attempt_id)
  return new Map(rows.map(({ id, asked }) => [id, asked]))
}
