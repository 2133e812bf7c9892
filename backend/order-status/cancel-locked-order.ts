import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { paymentAttempts } from '../database/schema/payments'
import { takeBackCardsOf } from '../gift-cards/take-back-cards'
import { voidUnusedCards } from '../gift-cards/void-gift-cards'
import { enqueueMail } from '../queue/enqueue-mail'
import { isPaidInvoice } from '../orders/is-paid-invoice'
import { noteBackOnCards } from '../payments/refund-order'
import { refundable } from '../orders/refundable'
import { requestRefund } from '../payments/request-refund'
import { takeOverCardParts } from '../payments/take-over-refund'
import { cancelOrder } from './change-status'
import { loadOrder } from '../orders/load-order'
import type { LockedOrder } from '../orders/lock-order'
import { isPaidByGiftCards } from '../orders/paid-by-gift-cards'

type Cancelling = { reason: 'by-customer' | 'by-shop' | 'payment-lapsed'; actor: 'shopper' | 'staff' | 'shop'; at: Date }

/**
 * Cancels an order that is not sent yet: puts its pieces back into the stock, mails the customer, and releases an authorized
 * payment, or refunds one that was captured or an invoice that was paid. Its unused gift cards become void; if its customer
 * cancels, what is left on used ones is refunded too. The order must be able to become cancelled (transitions.ts).
 */
export async function cancelLockedOrder(tx: Database, locked: LockedOrder, { reason, actor, at }: Cancelling): Promise<void> {
  const { order } = locked
  const gift_cards = await cancelOrder(tx, order, reason, { actor, at })
  if (reason === 'by-customer') await takeBackCardsOf(tx, order.id, 'shop', at)
  else await voidUnusedCards(tx, order.id, 'shop', at)
  const given = await giveMoneyBack(tx, locked, { reason, gift_cards }, at)
  await enqueueMail(tx, { type: 'order-cancelled', order_id: order.id, reason, ...given, gift_cards }, order.id, at)
}

/**
 * Releases or refunds the payment. The amount that comes back excludes gift cards. What is back on gift cards of a sale that was
 * paid belongs to the refund of its payment, so that one credit note is over the whole order: its receipt says that it was paid,
 * with VAT (decision 072). `refund_id`: the refund of a sale of which nothing else goes back, whose credit note exists at once.
 */
async function giveMoneyBack(
  tx: Database,
  { order, paid }: LockedOrder,
  { reason, gift_cards }: { reason: Cancelling['reason']; gift_cards: number },
  at: Date,
): Promise<{ money: 'nothing-paid' | 'released' | 'refunded'; amount: number; refund_id?: string }> {
  const isTaken = paid !== null && (paid.state === 'captured' || (await isPaidInvoice(tx, paid)))
  const id = randomUUID()
  const amount = isTaken ? await refundable(tx, paid) : 0
  if (isTaken && amount > 0) {
    await requestRefund(tx, paid, { id, amount, reason, actor: 'shop' }, at)
    if (gift_cards > 0) await tx.update(refunds).set({ gift_card_amount: gift_cards }).where(eq(refunds.id, id))
    await takeOverCardParts(tx, order.id, id)
    return { money: 'refunded', amount }
  }
  if (gift_cards > 0 && (isTaken || (paid === null && reason !== 'payment-lapsed' && (await wasPaid(tx, order.id))))) {
    await noteBackOnCards(tx, order, { id, amount: gift_cards, reason }, at)
    return { money: 'nothing-paid', amount: 0, refund_id: id }
  }
  if (paid === null || isTaken) return { money: 'nothing-paid', amount: 0 }
  // The reconciler releases it, or refunds it if it was captured at the provider itself.
  await tx.update(paymentAttempts).set({ state: 'refund-due', next_check_at: at }).where(eq(paymentAttempts.id, paid.id))
  return { money: paid.provider === 'invoice' ? 'nothing-paid' : 'released', amount: paid.amount }
}

/**
 * Whether an order without a payment was paid: by gift cards alone, or also by a provider, whose
 * part went back before with a credit note.
 */
async function wasPaid(tx: Database, orderId: string): Promise<boolean> {
  if (isPaidByGiftCards(await loadOrder(tx, orderId), false)) return true
  const isOfProvider = and(eq(refunds.order_id, orderId), isNotNull(refunds.attempt_id), isNotNull(refunds.credit_note))
  return (await tx.$count(refunds, isOfProvider)) > 0
}
