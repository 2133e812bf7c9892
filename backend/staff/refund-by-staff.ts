import type { OrderRow } from '../database/schema/orders'
import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { lockCardsOf } from '../gift-cards/lock-cards'
import { passOnMailedCards } from '../order-status/pass-on-mailed-cards'
import { isUnused, voidCards } from '../gift-cards/void-gift-cards'
import { Refusal } from '../refusal'
import { refundableOf, refundOrderAmount } from '../payments/refund-order'
import type { Services } from '../services'
import { type Priced, pricePieces, RefundedLine } from './price-pieces'
import { isUnsent, takeOutRefunded } from './take-out-refunded'
import { lockOrder, type LockedOrder } from '../orders/lock-order'
import { creditedPieces, refundedPieces, returnedDeposits } from '../orders/stored-refund'
import { partsOnCards } from '../payments/parts-on-cards'
import { moveCardParts, takeOverRefund } from '../payments/take-over-refund'
import { roundTotal } from '../stores/money'
import { wayOfRefund } from './way-of-refund'
import { type AskedRefund, earlierRefund } from './earlier-refund'
import { refusedBefore } from './refused-before'
import { refusedTakeOut } from './refused-take-out'
import { requestAgain } from './request-again'
import { wholeAmount } from './still-owed'

/**
 * A refund. Without `amount`, `lines`, `freight` and `deposits`: all that is left.
 * - `amount`: including VAT, in the order's currency.
 * - `lines`: the price of pieces, by article number; without a quantity all that are left. `freight`: the freight.
 * - `deposits`: the deposits of pieces whose buyer handed in old batteries; without lines those of all pieces.
 * - `id`: a repeated request with the same id counts once.
 * - `again`: repeats an amount that was refunded before.
 */
export const RefundRequest = z.object({
  id: z.uuid().optional(),
  amount: z.number().positive().multipleOf(0.01).optional(),
  lines: z.array(RefundedLine).max(MAX_LINES).default([]),
  freight: z.boolean().default(false),
  deposits: z.object({ lines: z.array(RefundedLine).max(MAX_LINES) }).optional(),
  reason: z.string().trim().min(1).max(200),
  again: z.boolean().default(false),
})

/**
 * Requests a refund of some or all of what was paid for an order: first through its provider, by a job, then onto the gift cards
 * that paid. The amount paid for gift cards of the order is refunded only with all of its unused cards, which are voided then.
 * Used cards are not refunded. Pieces of an order that is not sent are taken out of it.
 *
 * Refused with 409: `nothing-captured` when the payment was not captured, `refund-too-high` above what is left, `refund-differs`
 * when the id was used for another refund, `gift-cards-valid` for a part of the unused cards, and `refund-repeated` for an amount
 * that was refunded before, unless `again` confirms it: the staff repeat a command whose answer was lost. And with 409
 * `pieces-refunded` for pieces or a freight that were refunded before or are in a return, `deposits-refunded` for deposits that
 * were, `nothing-paid` for pieces that cost nothing, and `withdrawn` for pieces of an unsent order that an open withdrawal may
 * name. And with 409 `refund-refused` for pieces of an article of which others are out of the order by a refund that the provider
 * has refused, unless `again` confirms them.
 *
 * A request that repeats a refund that the provider has refused takes its place (decision 100) and asks for the provider's part
 * alone, as it was decided: what it put onto gift cards stays there (decision 029), and counts towards a refund of some of its
 * pieces. The amount returned is the whole.
 */
export async function refundOrder(
  number: string,
  { id = randomUUID(), amount: named, lines, freight, deposits, reason, again }: z.output<typeof RefundRequest>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<AskedRefund> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order, paid } = locked
    const earlier = await earlierRefund(tx, id, order, named)
    if (earlier !== null) return earlier
    const takenOut = await refusedTakeOut(tx, order, { amount: named, lines, freight, again })
    if (takenOut !== undefined) return requestAgain(tx, locked, takenOut, { id, reason }, now())
    const isPriced = lines.length > 0 || freight || deposits !== undefined
    const priced = isPriced ? await pricePieces(tx, order, { lines, freight, deposits }) : null
    const amount = priced?.amount ?? named
    const refused = await refusedBefore(tx, order, { amount, priced, again })
    const isPieces = priced !== null && (refused === undefined || refused.lines === null)
    const before = refused === undefined && priced !== null ? await partsOnCards(tx, order.id, priced) : { ids: [], amount: 0 }
    const onCards = Math.min(amount ?? 0, before.amount)
    const taken = isPieces && isUnsent(order) ? priced : null
    // Before the gift cards are locked, as in a cancellation.
    if (taken !== null && taken.pieces.length > 0) await takeOutRefunded(tx, order, taken, now())
    const rest = refused?.amount ?? (amount === undefined ? undefined : roundTotal(amount - onCards))
    const asked = await voidedFor(tx, { order, paid }, rest, now())
    if (amount !== undefined && !again) await refuseRepeated(tx, order, amount)
    const isUncharged = refused?.is_uncharged ?? false
    await refundOrderAmount(tx, { order, paid }, { id, amount: asked, reason, actor: 'staff', isUncharged }, now())
    if (refused !== undefined) await takeOverRefund(tx, refused, id)
    await moveCardParts(tx, before.ids, id, onCards)
    if (isPieces) await setPriced(tx, id, priced, { isTakenOut: taken !== null })
    if (taken !== null) await passOnMailedCards(tx, order, now())
    const whole = refused === undefined ? roundTotal(asked + onCards) : wholeAmount(refused)
    return { id, amount: whole, currency: order.currency, ...(await wayOfRefund(tx, order, id)) }
  })
}

/**
 * Notes what a refund is for. Pieces that were taken out of the order are no longer in its sale, so
 * they do not count as refunded from it.
 */
async function setPriced(tx: Database, id: string, priced: Priced, { isTakenOut }: { isTakenOut: boolean }): Promise<void> {
  const { freight, pieces } = priced
  const lines = refundedPieces.write(isTakenOut ? [] : pieces.map(({ position, quantity }) => ({ position, quantity })))
  const [credited, deposits] = [creditedPieces.write(pieces), returnedDeposits.write(priced.deposits)]
  await tx.update(refunds).set({ lines, freight, credited, deposits }).where(eq(refunds.id, id))
}

/** The amount to give back, for which the unused gift cards of the order are voided when it includes theirs. */
async function voidedFor(tx: Database, { order, paid }: LockedOrder, amount: number | undefined, at: Date): Promise<number> {
  const { provider, giftCards } = await refundableOf(tx, { order, paid })
  if (paid?.state === 'authorized' || (paid === null && giftCards === 0)) throw nothingCaptured(order, paid !== null)
  const { sold: cards } = await lockCardsOf(tx, order.id)
  const unused = cards.filter(isUnused)
  const free = roundTotal(provider + giftCards)
  const left = roundTotal(free + valueOf(unused))
  const asked = amount ?? left
  const { number, currency } = order
  if (asked > left || left <= 0) {
    const used = roundTotal(valueOf(cards) - valueOf(unused))
    const why = used > 0 ? `: gift cards for ${used} ${currency} are used, and what is used is not given back` : ''
    throw new Refusal(409, 'refund-too-high', `Of order ${number}, at most ${left} ${currency} can be refunded${why}`)
  }
  if (asked <= free) return asked
  if (asked < left) {
    const why = `Void its gift cards one by one, or refund ${left} ${currency} and all of them are voided`
    throw new Refusal(
      409,
      'gift-cards-valid',
      `Of order ${number}, ${free} ${currency} can be refunded beside its gift cards. ${why}`,
    )
  }
  await voidCards(tx, unused, 'staff', at)
  return asked
}

const valueOf = (cards: readonly { initial_amount: number }[]): number =>
  cards.reduce((sum, { initial_amount }) => sum + initial_amount, 0)

async function refuseRepeated(tx: Database, { id, number, currency }: OrderRow, amount: number): Promise<void> {
  const whole = sql`${refunds.amount} + ${refunds.gift_card_amount} = ${amount}`
  const isSame = and(eq(refunds.order_id, id), ne(refunds.state, 'refused'), whole)
  const [same] = await tx.select({ at: refunds.requested_at, reason: refunds.reason }).from(refunds).where(isSame)
  if (same === undefined) return
  const before = `${amount} ${currency} of order ${number} were given back before, at ${same.at.toISOString()} (${same.reason})`
  throw new Refusal(409, 'refund-repeated', `${before}. Say --again if the same amount is to be given back once more`)
}

function nothingCaptured({ number }: OrderRow, isAuthorized: boolean): Refusal {
  const why = isAuthorized
    ? 'its payment is only reserved: cancel the order, or send it first'
    : 'no payment of it was captured, or all of it was given back'
  return new Refusal(409, 'nothing-captured', `Nothing of order ${number} can be refunded: ${why}`)
}
