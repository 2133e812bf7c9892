import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import type { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { returns } from '../database/schema/returns'
import { Refusal } from '../refusal'
import { emptyGiftLines } from '../gift-cards/empty-gift-lines'
import { enqueueMail } from '../queue/enqueue-mail'
import { changeStatus } from '../order-status/change-status'
import { addOrderEvent } from '../orders/order-events'
import { creditedPieces, returnedDeposits } from '../orders/stored-refund'
import { refundableOf, refundOrderAmount } from '../payments/refund-order'
import { partsOnCards } from '../payments/parts-on-cards'
import { moveCardParts, takeOverRefund } from '../payments/take-over-refund'
import { amountOfReturn, depositsOfReturn, piecesOfReturn } from '../returns/amount-of-return'
import { chargedLabelPrice } from '../returns/label-price'
import { type FactLine, loadOrderFacts, piecesIn } from '../order-facts/order-facts'
import { settleWithdrawalsOf } from '../returns/settle-withdrawals'
import type { Services } from '../services'
import { roundTotal } from '../stores/money'
import { type RefundWay, wayOfRefund } from './way-of-refund'
import { lockReturn } from './lock-return'
import { refuseReturnState } from './refuse-return-state'

/**
 * `deduct`: what the goods have lost in value by being used more than needed to test them, in the order's currency including VAT.
 */
export const ReturnRefund = z.object({ deduct: z.number().nonnegative().multipleOf(0.01).default(0) })

type Locked = Awaited<ReturnType<typeof lockReturn>>

/**
 * Gives back what was paid for the goods of a return, through the provider that was paid and then onto the gift cards that paid;
 * with the last goods of an order, freight and fee too; less the label that the shopper has bought. The refund never exceeds what
 * is left of the payment. Idempotent, except after the provider has refused the refund: a repeated call then requests the
 * provider's part again, with the amount decided first; `deduct` is ignored. No more is deducted than the price of the goods.
 * Refused with 409 `return-state` before the goods are here, 409 `nothing-captured` when the payment was not captured.
 */
export async function refundReturn(
  number: string,
  { deduct }: z.output<typeof ReturnRefund>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<{ amount: number; currency: string } & RefundWay> {
  const at = now()
  return db.transaction(async (tx) => {
    const locked = await lockReturn(tx, number)
    const { row, order } = locked
    if (row.state === 'refunded') return askAgain(tx, locked, at)
    if (row.state !== 'received' && !(row.state === 'announced' && row.way === 'none')) throw refuseReturnState(row, 'refunded')
    const { amount: price, freight } = await amountOfReturn(tx, row, order, locked.facts)
    const pieces = piecesOfReturn(row, locked.facts)
    const deposits = depositsOfReturn(row, locked.facts)
    // Goods lose their value, freight does not (Directive 2011/83/EU, articles 13 and 14).
    const ofGoods = [...pieces, ...deposits].reduce((sum, { amount }) => sum + amount, 0)
    const deducted = Math.min(price, deduct, roundTotal(ofGoods))
    const worth = roundTotal(price - deducted)
    const label_price = Math.min(worth, chargedLabelPrice(row.label))
    const wanted = roundTotal(worth - label_price)
    const before = await partsOnCards(tx, order.id, { pieces, deposits, freight: roundTotal(price - ofGoods) })
    const onCards = Math.min(wanted, before.amount)
    const asked = await askForRefund(tx, locked, { wanted, onCards }, at)
    if (asked.id !== null) await moveCardParts(tx, before.ids, asked.id, wanted)
    const credited = {
      credited: creditedPieces.write(pieces),
      deposits: returnedDeposits.write(deposits),
      freight,
      label_price,
      deducted,
    }
    if (asked.id !== null) await tx.update(refunds).set(credited).where(eq(refunds.id, asked.id))
    await tx
      .update(returns)
      .set({ state: 'refunded', ended_at: at, refund_id: asked.id, refund_amount: asked.amount })
      .where(eq(returns.id, row.id))
    const detail = {
      return: row.number,
      amount: asked.amount,
      currency: order.currency,
      ...(deducted > 0 ? { deducted } : {}),
      ...(label_price > 0 ? { label: label_price } : {}),
    }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'return-refunded', detail })
    // A return without a refund has no other mail that tells how it ended.
    const told = { type: 'return-deducted', order_id: order.id, return_id: row.id, deducted, label: label_price } as const
    if (wanted === 0 && deducted + label_price > 0) await enqueueMail(tx, told, row.id, at)
    if (asked.id !== null && asked.amount === onCards) await tellOnCards(tx, order, { id: asked.id, amount: onCards }, at)
    await settleWithdrawalsOf(tx, order, at)
    await closeReturnedOrder(tx, order, at)
    return answer(tx, order, asked)
  })
}

/**
 * Tells that a return has ended whose whole amount a refused refund has put onto gift cards: no
 * money moves that a mail would tell of.
 */
async function tellOnCards(tx: Database, { id: order_id }: Locked['order'], refund: { id: string; amount: number }, at: Date) {
  const back = { amount: refund.amount, to: 'gift-card', was_on_cards: true, refund_id: refund.id } as const
  await enqueueMail(tx, { type: 'money-back', order_id, ...back }, `${refund.id}:gift-card`, at)
}

/** Requests again the part that the provider has refused. The gift cards' part of the refund stays on them. */
async function askAgain(tx: Database, locked: Locked, at: Date) {
  const { row, order } = locked
  const decided = row.refund_amount ?? 0
  const refused = await refusedRefund(tx, row.refund_id)
  if (refused === undefined) return answer(tx, order, { id: row.refund_id, amount: decided })
  const asked = await askForRefund(tx, locked, { wanted: refused.amount, onCards: 0 }, at)
  if (asked.id !== null) await takeOverRefund(tx, refused, asked.id)
  const amount = roundTotal(decided - refused.amount + asked.amount)
  await tx.update(returns).set({ refund_id: asked.id, refund_amount: amount }).where(eq(returns.id, row.id))
  return answer(tx, order, { id: asked.id, amount })
}

async function answer(tx: Database, order: Locked['order'], { id, amount }: { id: string | null; amount: number }) {
  return { amount, currency: order.currency, ...(await wayOfRefund(tx, order, id)) }
}

/**
 * Asks for `wanted`, or what is left of it; `id` is null when nothing is. `onCards`: the part of it that a refused refund has put
 * onto gift cards, which the amount returned includes.
 */
async function askForRefund(
  tx: Database,
  { row, order, paid }: Locked,
  { wanted, onCards }: { wanted: number; onCards: number },
  at: Date,
) {
  if (wanted === 0) return { amount: 0, id: null }
  const left = await refundableOf(tx, { order, paid })
  const isUncaptured = paid === null && left.giftCards === 0 && !(await wasGivenBack(tx, order.id))
  if (paid?.state === 'authorized' || isUncaptured) {
    throw new Refusal(409, 'nothing-captured', `Nothing of order ${order.number} can be refunded: no payment of it is captured`)
  }
  const amount = roundTotal(Math.min(wanted - onCards, Math.max(0, left.provider + left.giftCards)))
  if (amount + onCards <= 0) return { amount: 0, id: null }
  const id = randomUUID()
  await refundOrderAmount(tx, { order, paid }, { id, amount, reason: `return ${row.number}`, actor: 'staff' }, at)
  return { amount: roundTotal(amount + onCards), id }
}

/**
 * Whether all of an order's payment went back before: its goods may still come back (decision
 * 087), and their return then ends with 0.
 */
async function wasGivenBack(tx: Database, orderId: string): Promise<boolean> {
  const isGivenBack = and(eq(paymentAttempts.order_id, orderId), eq(paymentAttempts.state, 'refunded'))
  return (await tx.$count(paymentAttempts, isGivenBack)) > 0
}

async function refusedRefund(tx: Database, refundId: string | null) {
  if (refundId === null) return undefined
  const isRefused = and(eq(refunds.id, refundId), eq(refunds.state, 'refused'))
  const [refund] = await tx.select().from(refunds).where(isRefused)
  return refund
}

/**
 * An order becomes `returned` when all its pieces were refunded, not when its goods arrive: the staff may still refuse the return
 * and send them back. Gift cards with nothing left on them do not count.
 */
async function closeReturnedOrder(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  if (order.status !== 'shipped' && order.status !== 'delivered') return
  const { lines, returns } = await loadOrderFacts(tx, order)
  const refunded = returns.filter(({ state }) => state === 'refunded')
  const empty = await emptyGiftLines(tx, order.id)
  const isBack = (line: FactLine) => line.withdrawn + line.refunded + piecesIn(refunded, line.position) >= line.quantity
  if (!lines.every((line) => empty.has(line.position) || isBack(line))) return
  await changeStatus(tx, order, 'returned', { actor: 'staff', at })
}
