import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { hasMoneyFor, valueOfCards } from '../gift-cards/money-for-cards'
import { hasMailableCards } from '../gift-cards/gift-codes'
import { giftLinesOf } from '../gift-cards/gift-lines'
import { lockCardsOf } from '../gift-cards/lock-cards'
import { isUnused, voidCards } from '../gift-cards/void-gift-cards'
import { notFound, Refusal } from '../refusal'
import { enqueueJob } from '../queue/enqueue-job'
import { lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { storedCustomer } from '../orders/stored-order'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'
import { waitsForCancellation } from '../orders/open-withdrawal'

type Needs = Pick<Services, 'db' | 'now'>

/** The address to which the cards of an order are mailed again; null: that of its recipient. */
export const Resending = z.object({ email: z.email().max(254).nullable().default(null) })

/** The cards that were made for an order, without their codes, each with its entries. */
export async function listGiftCards(db: Database, number: string) {
  return db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    const cards = await tx
      .select({
        id: giftCards.id,
        last4: giftCards.last4,
        initial_amount: giftCards.initial_amount,
        balance: giftCards.balance,
        currency: giftCards.currency,
        expires_on: giftCards.expires_on,
        sent_at: giftCards.sent_at,
        voided_at: giftCards.voided_at,
      })
      .from(giftCards)
      .where(eq(giftCards.order_id, order.id))
      .orderBy(asc(giftCards.position), asc(giftCards.piece))
    const entries = await entriesOf(
      tx,
      cards.map(({ id }) => id),
    )
    return { gift_cards: cards.map((card) => ({ ...card, entries: entries.filter((entry) => entry.card === card.id) })) }
  })
}

const entriesOf = (tx: Database, ids: readonly string[]) =>
  tx
    .select({
      card: giftCardEntries.gift_card_id,
      type: giftCardEntries.type,
      amount: giftCardEntries.amount,
      order_id: giftCardEntries.order_id,
      at: giftCardEntries.at,
    })
    .from(giftCardEntries)
    .where(inArray(giftCardEntries.gift_card_id, [...ids]))
    .orderBy(asc(giftCardEntries.id))

/**
 * Mails the valid cards of an order again. Refused with 409 `no-gift-cards` when there are none,
 * 409 `withdrawn` while a withdrawal waits.
 */
export async function resendGiftCards(number: string, { email }: z.output<typeof Resending>, { db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, number)
    if (!(await hasMailableCards(tx, order.id))) {
      throw new Refusal(409, 'no-gift-cards', `Order ${order.number} has no valid gift cards`)
    }
    if (await waitsForCancellation(tx, order.id)) {
      const state = 'The customer has withdrawn from the order or from some of its pieces'
      throw new Refusal(409, 'withdrawn', `${state}: that is carried out within a day, unless they undo it`)
    }
    const job = { kind: 'send-gift-cards', order_id: order.id, email } as const
    await enqueueJob(tx, { key: `gift-card:${order.id}:${randomUUID()}`, job }, now())
    const customer = storedCustomer.read(order.customer)
    const detail = { email: email ?? customer.gift_email ?? customer.email }
    await addOrderEvent(tx, { order_id: order.id, at: now(), actor: 'staff', type: 'gift-cards-resent', detail })
  })
}

/**
 * Issues the gift cards of an order when the staff know that it is paid and the backend does not, such as an invoice from before
 * invoices were refused for gift cards. Idempotent. Refused with 409 `no-gift-cards` when the order has no such lines, and with
 * 409 `gift-cards-unpaid` when it is cancelled or returned, or its payment is not captured or was given back.
 */
export async function issueByStaff(number: string, { db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order } = locked
    const { lines } = await giftLinesOf(tx, order.id)
    if (lines.length === 0) throw new Refusal(409, 'no-gift-cards', `No gift cards were ordered with ${order.number}`)
    if ((await tx.$count(giftCards, eq(giftCards.order_id, order.id))) > 0) return
    if (!(await hasMoneyFor(tx, locked, { total: valueOfCards(lines, storeOfId(order.store_id)), by: 'staff' }))) {
      const why = 'the order is not paid, or its payment is only reserved until it is sent, or was given back'
      throw new Refusal(409, 'gift-cards-unpaid', `No gift cards of order ${order.number} can be made: ${why}`)
    }
    const job = { kind: 'issue-gift-cards', order_id: order.id, by: 'staff' } as const
    await enqueueJob(tx, { key: `gift-cards:staff:${order.id}:${randomUUID()}`, job }, now())
  })
}

/** Voids one card. Idempotent. 404 for an unknown id, 409 `gift-card-used` when something was paid with it. */
export async function voidGiftCard(id: string, { db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const [card] = await tx.select({ order_id: giftCards.order_id }).from(giftCards).where(eq(giftCards.id, id))
    if (card === undefined) throw notFound(`The gift card ${id}`)
    const valid = (await lockCardsOf(tx, card.order_id)).sold.filter((one) => one.id === id)
    if (!valid.every(isUnused)) throw new Refusal(409, 'gift-card-used', 'Something was paid with this gift card')
    await voidCards(tx, valid, 'staff', now())
  })
}
