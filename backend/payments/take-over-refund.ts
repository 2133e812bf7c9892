import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'
import { roundMoney } from '../stores/money'

type RefundRow = typeof refunds.$inferSelect

/**
 * Makes a refund take the place of one that the provider has refused, whose provider's part it requests again: it is for the same
 * pieces, deposits and freight, for the same return, and the part that the refused refund put onto gift cards belongs to it, so
 * that its credit note is over all that was given back. The order's row must be locked.
 */
export async function takeOverRefund(tx: Database, refused: RefundRow, by: string): Promise<void> {
  const { lines, freight, credited, deposits, label_price, deducted } = refused
  await tx
    .update(refunds)
    .set({ repeats: refused.id, lines, freight, deposits, label_price, deducted, ...(credited === null ? {} : { credited }) })
    .where(eq(refunds.id, by))
  await tx.update(returns).set({ refund_id: by }).where(eq(returns.refund_id, refused.id))
  await moveCardParts(tx, [refused.id], by)
}

/**
 * Takes over only the gift cards' part of the refused refunds, for a refund of all that is left of an order: no later
 * refund would cover the refused amounts.
 */
export async function takeOverCardParts(tx: Database, orderId: string, by: string): Promise<void> {
  const isRefused = and(eq(refunds.order_id, orderId), eq(refunds.state, 'refused'), gt(refunds.gift_card_amount, 0))
  const rows = await tx.select({ id: refunds.id }).from(refunds).where(isRefused)
  await moveCardParts(
    tx,
    rows.map(({ id }) => id),
    by,
  )
}

/**
 * Makes what refused refunds have put onto gift cards, up to an amount, a part of another refund. The order's row must be locked.
 */
export async function moveCardParts(
  tx: Database,
  from: readonly string[],
  to: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { gift_card_amount } = refunds
  const isFrom = and(inArray(refunds.id, [...from]), gt(gift_card_amount, 0))
  const rows = await tx.select().from(refunds).where(isFrom).orderBy(asc(refunds.requested_at))
  let left = most
  for (const row of rows) {
    const part = Math.min(row.gift_card_amount, left)
    left = roundMoney(left - part, { digits: 2 })
    await change(tx, row.id, sql`${gift_card_amount} - ${part}::numeric`)
    await change(tx, to, sql`${gift_card_amount} + ${part}::numeric`)
  }
}

const change = (tx: Database, id: string, gift_card_amount: SQL) =>
  tx.update(refunds).set({ gift_card_amount }).where(eq(refunds.id, id))
