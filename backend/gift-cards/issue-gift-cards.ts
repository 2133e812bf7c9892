import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertRows } from '../database/insert-rows'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { enqueueJob } from '../queue/enqueue-job'
import { addOrderEvent } from '../orders/order-events'
import { storedCustomer } from '../orders/stored-order'
import type { Services } from '../services'
import { lockOrderOf } from '../orders/lock-order'
import { roundMoney } from '../stores/money'
import { localDay, localMoment } from '../stores/local-day'
import { findStore, type Store } from '../stores/stores'
import { createCode } from './code'
import { hashCode, sealCode } from './code-secrets'
import { expiresOn } from './expiry'
import { type GiftLine, giftLinesOf } from './gift-lines'
import { hasMoneyFor, type Issuer, valueOfCards } from './money-for-cards'

type Issue = { order_id: string; by: Issuer }
type CardRow = typeof giftCards.$inferInsert

/** The hour at which a card is mailed on the day that the buyer chose, by the clock of the country. */
const SEND_HOUR = 8

/**
 * Makes one card for each piece of an order's gift-card lines, with a code, and enqueues the mail to the recipient. Idempotent.
 * Makes none for an order that is cancelled, returned, not paid or refunded.
 */
export async function issueGiftCards({ order_id: orderId, by }: Issue, services: Services): Promise<void> {
  const { db, log, now } = services
  await db.transaction(async (tx) => {
    const locked = await lockOrderOf(tx, orderId)
    const { order } = locked
    if ((await tx.$count(giftCards, eq(giftCards.order_id, orderId))) > 0) return
    const store = findStore(order.store_id)
    if (store === undefined) throw new Error(`Order ${order.number} belongs to the unknown store ${order.store_id}`)
    const { lines } = await giftLinesOf(tx, orderId)
    const total = valueOfCards(lines, store)
    if (!(await hasMoneyFor(tx, locked, { total, by }))) {
      log({ level: 'info', event: 'gift-cards-not-issued', order: order.number, status: order.status })
      return
    }
    const at = now()
    const sendAt = sendTime(storedCustomer.read(order.customer).gift_day, store, at)
    const expires_on = expiresOn(localDay(sendAt, store.timeZone), store)
    const cards = lines.flatMap((line) => cardsOf(line, { order_id: orderId, store, at, expires_on }, services))
    await insertRows(tx, giftCards, cards)
    await insertRows(tx, giftCardEntries, cards.map(issuedEntry))
    const detail = { cards: cards.length, amount: total, currency: store.currency, send_at: sendAt.toISOString() }
    await addOrderEvent(tx, {
      order_id: orderId,
      at,
      actor: by === 'staff' ? 'staff' : 'shop',
      type: 'gift-cards-issued',
      detail,
    })
    const job = { kind: 'send-gift-cards', order_id: orderId, email: null } as const
    await enqueueJob(tx, { key: `gift-card:${orderId}`, job, dueAt: sendAt }, at)
  })
}

/** The time at which a card is mailed: at once, unless the buyer chose a day whose morning is still to come. */
function sendTime(day: string | null, { timeZone }: Store, now: Date): Date {
  const morning = day === null ? now : localMoment(day, SEND_HOUR, timeZone)
  return morning > now ? morning : now
}

function cardsOf(
  { position, quantity, amount }: GiftLine,
  { order_id, store, at, expires_on }: { order_id: string; store: Store; at: Date; expires_on: string },
  services: Services,
): CardRow[] {
  return Array.from({ length: quantity }, (_, piece) => {
    const [id, code] = [randomUUID(), createCode()]
    const value = roundMoney(amount, store)
    return {
      id,
      order_id,
      position,
      piece,
      store_id: store.id,
      code_hash: hashCode(code, services),
      sealed_code: sealCode(code, id, services),
      last4: code.slice(-4),
      initial_amount: value,
      balance: value,
      currency: store.currency,
      issued_at: at,
      expires_on,
    }
  })
}

const issuedEntry = ({ id, order_id, initial_amount, issued_at }: CardRow) => ({
  gift_card_id: id,
  type: 'issued' as const,
  amount: initial_amount,
  order_id,
  key: `issued:${id}`,
  at: issued_at,
})
