import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { giveBackOntoCards, redeemedBy } from '../gift-cards/redeem-cards'
import { enqueueMail } from '../mail/enqueue-mail'
import type { LockedOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { refundable } from './refundable'
import { type RequestedRefund, requestRefund } from './request-refund'

/** The amount of an order that can be given back: through its provider, if the payment is captured, and onto the gift cards that paid. */
export async function refundableOf(tx: Database, { order, paid }: LockedOrder): Promise<{ provider: number; giftCards: number }> {
  return {
    provider: paid?.state === 'captured' ? await refundable(tx, paid) : 0,
    giftCards: order.status === 'cancelled' ? 0 : await redeemedBy(tx, order.id),
  }
}

/**
 * Gives back an amount of an order that the transaction has locked: first through the provider up to what it captured, by a job, then onto the
 * gift cards that paid, at once. The amount must not exceed what can be given back (refundableOf).
 */
export async function refundOrderAmount(tx: Database, locked: LockedOrder, asked: RequestedRefund, at: Date): Promise<void> {
  const { order, paid } = locked
  const left = await refundableOf(tx, locked)
  const ofProvider = Math.min(asked.amount, left.provider)
  const ofCards = Math.round((asked.amount - ofProvider) * 10_000) / 10_000
  if (paid !== null && ofProvider > 0) await requestRefund(tx, paid, { ...asked, amount: ofProvider }, at)
  if (ofCards <= 0) return
  if ((await giveBackOntoCards(tx, order.id, at, ofCards)) < ofCards) {
    throw new Error(`Gift cards have paid less than ${ofCards} of order ${order.number}`)
  }
  const { id, reason, actor } = asked
  const { currency } = order
  if (paid !== null && ofProvider > 0) {
    await tx.update(refunds).set({ gift_card_amount: ofCards }).where(eq(refunds.id, id))
  } else {
    const whole = {
      amount: 0,
      gift_card_amount: ofCards,
      currency,
      reason,
      state: 'done',
      requested_at: at,
      ended_at: at,
    } as const
    await tx.insert(refunds).values({ id, order_id: order.id, attempt_id: null, ...whole })
  }
  const detail = { refund: id, amount: ofCards, currency, reason, to: 'gift-card' }
  await addOrderEvent(tx, { order_id: order.id, at, actor, type: 'refunded', detail })
  const mail = { type: 'money-back', order_id: order.id, amount: ofCards, to: 'gift-card', refund_id: id } as const
  await enqueueMail(tx, mail, `${id}:gift-card`, at)
}
