import type { OrderRow } from '../database/schema/orders'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { giveBackOntoCards, redeemedBy } from '../gift-cards/redeem-cards'
import { unrefundedCards } from '../gift-cards/unrefunded-cards'
import { enqueueMail } from '../queue/enqueue-mail'
import type { LockedOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { creditedPieces } from '../orders/stored-refund'
import { roundTotal } from '../stores/money'
import { numberCreditNote } from './number-credit-note'
import { refundable } from '../orders/refundable'
import { type RequestedRefund, requestRefund } from './request-refund'
import { takeOverCardParts } from './take-over-refund'

/**
 * The amount of an order that can be given back: through its provider, if the payment is
 * captured, and onto the gift cards that paid.
 */
export async function refundableOf(tx: Database, { order, paid }: LockedOrder): Promise<{ provider: number; giftCards: number }> {
  return {
    provider: paid?.state === 'captured' ? await refundable(tx, paid) : 0,
    giftCards: order.status === 'cancelled' ? 0 : await redeemedBy(tx, order.id),
  }
}

/**
 * Gives back an amount of an order that the transaction has locked: first through the provider up to what it captured, by
 * a job, then onto the gift cards that paid, at once. The amount must not exceed what can be given back (refundableOf).
 * The credit note names voided gift cards of the order first, until the caller names other pieces. A refund of all that
 * is left includes what refused refunds have put onto gift cards. A refund of 0 is only recorded; the caller then moves
 * those parts to it (take-over-refund.ts).
 */
export async function refundOrderAmount(tx: Database, locked: LockedOrder, asked: RequestedRefund, at: Date): Promise<void> {
  if (asked.amount === 0) return noteBackOnCards(tx, locked.order, asked, at)
  const left = await refundableOf(tx, locked)
  await splitRefund(tx, locked, { ...asked, ofProvider: Math.min(asked.amount, left.provider) }, at)
  if (asked.amount >= roundTotal(left.provider + left.giftCards)) await takeOverCardParts(tx, locked.order.id, asked.id)
  const cards = await unrefundedCards(tx, locked.order.id, asked.amount)
  if (cards === null) return
  await tx
    .update(refunds)
    .set({ credited: creditedPieces.write(cards) })
    .where(eq(refunds.id, asked.id))
}

/** `ofProvider`: the part of the amount that goes back through the provider. */
async function splitRefund(
  tx: Database,
  { order, paid }: LockedOrder,
  { ofProvider, ...asked }: RequestedRefund & { ofProvider: number },
  at: Date,
): Promise<void> {
  const ofCards = roundTotal(asked.amount - ofProvider)
  if (paid !== null && ofProvider > 0) await requestRefund(tx, paid, { ...asked, amount: ofProvider }, at)
  if (ofCards <= 0) return
  if (paid === null || ofProvider === 0) return refundOntoCards(tx, order, { ...asked, amount: ofCards }, at)
  await tx.update(refunds).set({ gift_card_amount: ofCards }).where(eq(refunds.id, asked.id))
  await ontoCards(tx, order, { ...asked, amount: ofCards }, at)
}

/** Gives back an amount of an order, whose row the transaction has locked, onto the gift cards that paid it alone, at once. */
export async function refundOntoCards(tx: Database, order: OrderRow, asked: RequestedRefund, at: Date): Promise<void> {
  await noteBackOnCards(tx, order, asked, at)
  await ontoCards(tx, order, asked, at)
}

/**
 * Notes an amount that is back on gift cards as a refund with a credit note, unless it was never
 * charged. The order's row must be locked.
 */
export async function noteBackOnCards(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'currency'>,
  { id, amount, reason, isUncharged: is_uncharged = false }: Omit<RequestedRefund, 'actor'>,
  at: Date,
): Promise<void> {
  await tx.insert(refunds).values({
    id,
    order_id: order.id,
    attempt_id: null,
    amount: 0,
    gift_card_amount: amount,
    currency: order.currency,
    reason,
    is_uncharged,
    state: 'done',
    requested_at: at,
    ended_at: at,
  })
  if (!is_uncharged) await numberCreditNote(tx, { id, order_id: order.id })
}

async function ontoCards(tx: Database, order: OrderRow, { id, amount, reason, actor }: RequestedRefund, at: Date): Promise<void> {
  if ((await giveBackOntoCards(tx, order.id, at, amount)) < amount) {
    throw new Error(`Gift cards have paid less than ${amount} of order ${order.number}`)
  }
  const detail = { refund: id, amount, currency: order.currency, reason, to: 'gift-card' }
  await addOrderEvent(tx, { order_id: order.id, at, actor, type: 'refunded', detail })
  await enqueueMail(tx, { type: 'money-back', order_id: order.id, amount, to: 'gift-card', refund_id: id }, `${id}:gift-card`, at)
}
