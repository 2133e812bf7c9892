import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'
import { Refusal } from '../http/refusal'
import { lockOrder, type OrderRow } from '../orders/lock-order'
import { refundedPieces } from '../orders/stored-refund'
import { refundableOf, refundOrderAmount } from '../payments/refund-order'
import { takeOverRefund } from '../payments/take-over-refund'
import { loadOrderFacts, piecesLeft } from '../returns/order-facts'
import type { Services } from '../services'
import { type AskedRefund, earlierRefund } from './earlier-refund'
import { wholeAmount } from './refused-before'

/** `id`: a repeated request with the same id counts once. `again`: the same amount is given back once more. */
export const RepeatRequest = z.object({ id: z.uuid().optional(), again: z.boolean().default(false) })

/**
 * Requests the newest refund again that the provider has refused, as it was decided: for the same pieces, deposits and freight, also of pieces that were
 * taken out of the order. What it put onto gift cards stays there. The refund of a return is requested again with its return. Refused with 409:
 * - `nothing-refused`: the provider has refused no refund of the order;
 * - `refund-repeated`: the same amount was requested after it, unless `again` confirms it;
 * - `pieces-refunded`: its pieces were refunded since, or are in a return;
 * - `refund-too-high`: it is more than what is left.
 */
export async function repeatRefund(
  number: string,
  { id = randomUUID(), again }: z.output<typeof RepeatRequest>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<AskedRefund> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order } = locked
    const earlier = await earlierRefund(tx, id, order)
    if (earlier !== null) return earlier
    const refused = await refusedRefund(tx, order, again)
    await refusePieces(tx, order, refused)
    const { provider, giftCards } = await refundableOf(tx, locked)
    if (refused.amount > provider + giftCards) {
      const left = `${provider + giftCards} ${order.currency} can be refunded`
      throw new Refusal(
        409,
        'refund-too-high',
        `Of order ${order.number}, at most ${left}; the refused refund is ${refused.amount}`,
      )
    }
    const { amount, reason, is_uncharged: isUncharged } = refused
    await refundOrderAmount(tx, locked, { id, amount, reason, actor: 'staff', isUncharged }, now())
    await takeOverRefund(tx, refused, id)
    return { id, amount: wholeAmount(refused), currency: order.currency }
  })
}

async function refusedRefund(tx: Database, { id, number, currency }: OrderRow, again: boolean) {
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(returns, eq(returns.refund_id, refunds.id))
    .where(and(eq(refunds.order_id, id), eq(refunds.state, 'refused'), isNull(returns.id)))
    .orderBy(desc(refunds.requested_at))
  const refused = rows.map(({ refund }) => refund)
  const asked = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, id), ne(refunds.state, 'refused')))
  // The refund that took its place has the same part of the provider; the gift cards' part has moved to it.
  const isOpen = ({ amount, requested_at: at }: (typeof refused)[number]) =>
    !asked.some((one) => one.amount === amount && one.requested_at > at)
  const found = refused.find((row) => again || isOpen(row))
  if (found !== undefined) return found
  const [newest] = refused
  if (newest === undefined) throw new Refusal(409, 'nothing-refused', `The provider has refused no refund of order ${number}`)
  const before = `The refused refund of ${newest.amount} ${currency} of order ${number} was requested again before`
  throw new Refusal(409, 'refund-repeated', `${before}. Say --again if the same amount is to be given back once more`)
}

async function refusePieces(tx: Database, order: OrderRow, { lines }: typeof refunds.$inferSelect): Promise<void> {
  const pieces = refundedPieces.read(lines) ?? []
  const facts = await loadOrderFacts(tx, order)
  const isLeft = ({ position, quantity }: (typeof pieces)[number]) =>
    facts.lines.some((line) => line.position === position && piecesLeft(facts, line) >= quantity)
  if (pieces.every(isLeft)) return
  throw new Refusal(
    409,
    'pieces-refunded',
    `Pieces of the refused refund of order ${order.number} were refunded since, or are in a return`,
  )
}
