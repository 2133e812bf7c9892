import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import { deliverMail } from '../mail/deliver-mail'
import { changeStatus } from '../orders/change-status'
import { addOrderEvent } from '../orders/order-events'
import { canBecome } from '../orders/transitions'
import type { Services } from '../services'
import { type LockedOrder, lockOrderOf } from '../orders/lock-order'
import { hasMailableCards } from './gift-codes'
import { giftLinesOf } from './gift-lines'
import { holdGiftCards } from './held-gift-cards'

type Sending = { order_id: string; email: string | null }

/**
 * Mails the cards of an order to its recipient, or to `email`. Nothing is sent when they are voided, or held for a withdrawal. An order of
 * gift cards alone is then delivered. Throws as deliverMail does.
 */
export async function sendGiftCards({ order_id, email }: Sending, services: Services, messageKey: string): Promise<void> {
  const { db, now } = services
  if (!(await hasMailableCards(db, order_id))) return
  if (await holdGiftCards(db, { order_id, email }, now())) return
  await deliverMail({ type: 'gift-card', order_id, email }, services, messageKey)
  await db.transaction(async (tx) => {
    const { order } = await lockOrderOf(tx, order_id)
    const at = now()
    const isUnsent = and(eq(giftCards.order_id, order_id), isNull(giftCards.sent_at))
    await tx.update(giftCards).set({ sent_at: at }).where(isUnsent)
    await addOrderEvent(tx, { order_id, at, actor: 'shop', type: 'gift-cards-sent', detail: {} })
    if ((await giftLinesOf(tx, order_id)).areAll) await passOn(tx, order, at)
  })
}

/** Passes an order of which nothing is packed on to `delivered`. */
async function passOn(tx: Database, order: LockedOrder['order'], at: Date): Promise<void> {
  let { status } = order
  for (const next of ['packed', 'shipped', 'delivered'] as const) {
    if (!canBecome(status, next)) continue
    await changeStatus(tx, { ...order, status }, next, { actor: 'shop', at })
    status = next
  }
}
