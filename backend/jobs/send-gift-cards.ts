import { and, eq, isNull } from 'drizzle-orm'
import { giftCards } from '../database/schema/gift-cards'
import { deliverMail } from '../mail/deliver-mail'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { lockOrderOf } from '../orders/lock-order'
import { hasMailableCards } from '../gift-cards/gift-codes'
import { holdGiftCards } from '../withdrawals/held-gift-cards'
import { passOnMailedCards } from '../order-status/pass-on-mailed-cards'

type Sending = { order_id: string; email: string | null }

/**
 * Mails the cards of an order to its recipient, or to `email`. Nothing is sent when they are voided, or held for a withdrawal. An
 * order of gift cards alone is then delivered. Throws as deliverMail does.
 */
export async function sendGiftCards({ order_id, email }: Sending, services: Services, messageKey: string): Promise<void> {
  const { db, now } = services
  if (!(await hasMailableCards(db, order_id))) return
  if (await holdGiftCards(db, { order_id, email }, now())) return
  const held = { isSo: false }
  // A withdrawal may be received while the mail is written.
  const lastLook = async () => {
    held.isSo = await holdGiftCards(db, { order_id, email }, now())
    if (held.isSo) throw new Error('The gift cards are held for a withdrawal')
  }
  try {
    await deliverMail({ type: 'gift-card', order_id, email }, services, messageKey, lastLook)
  } catch (error) {
    if (held.isSo) return
    throw error
  }
  await db.transaction(async (tx) => {
    const { order } = await lockOrderOf(tx, order_id)
    const at = now()
    const isUnsent = and(eq(giftCards.order_id, order_id), isNull(giftCards.sent_at))
    await tx.update(giftCards).set({ sent_at: at }).where(isUnsent)
    await addOrderEvent(tx, { order_id, at, actor: 'shop', type: 'gift-cards-sent', detail: {} })
    await passOnMailedCards(tx, order, at)
  })
}
