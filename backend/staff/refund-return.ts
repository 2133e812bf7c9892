import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'
import { Refusal } from '../http/refusal'
import { addOrderEvent } from '../orders/order-events'
import { refundableOf, refundOrderAmount } from '../payments/refund-order'
import { amountOfReturn } from '../returns/amount-of-return'
import type { Services } from '../services'
import { roundMoney } from '../stores/money'
import { lockReturn } from './lock-return'
import { refuseReturnState } from './refuse-return-state'
import { closeReturnedOrder } from './returned-order'

/** `deduct`: what the goods have lost in value by being used more than needed to test them, in the order's currency including VAT. */
export const ReturnRefund = z.object({ deduct: z.number().nonnegative().multipleOf(0.01).default(0) })

type Locked = Awaited<ReturnType<typeof lockReturn>>

/**
 * Gives back what was paid for the goods of a return, through the provider that was paid and then onto gift cards that paid; with the last goods of an order, freight and fee
 * too. Never more than is left of the payment. Again it does nothing more, unless the provider has refused the refund: then it asks once more. Refused with 409
 * `return-state` before the goods are here, 409 `nothing-captured` when the payment was not captured.
 */
export async function refundReturn(
  number: string,
  { deduct }: z.output<typeof ReturnRefund>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<{ amount: number; currency: string }> {
  const at = now()
  return db.transaction(async (tx) => {
    const locked = await lockReturn(tx, number)
    const { row, order } = locked
    const isReady = row.state === 'received' || (row.state === 'announced' && row.way === 'none')
    const isAgain = row.state === 'refunded'
    if (!isReady && !isAgain) throw refuseReturnState(row, 'refunded')
    if (isAgain && !(await wasRefused(tx, row.refund_id))) return { amount: row.refund_amount ?? 0, currency: order.currency }
    const { amount, refundId } = await askForRefund(tx, locked, deduct, at)
    await tx
      .update(returns)
      .set({ state: 'refunded', ended_at: at, refund_id: refundId, refund_amount: amount })
      .where(eq(returns.id, row.id))
    const detail = { return: row.number, amount, currency: order.currency, ...(deduct > 0 ? { deducted: deduct } : {}) }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'return-refunded', detail })
    await closeReturnedOrder(tx, order, at)
    return { amount, currency: order.currency }
  })
}

async function askForRefund(tx: Database, { row, order, paid, facts }: Locked, deduct: number, at: Date) {
  const before = await ontoCardsBefore(tx, row.refund_id)
  const wanted = Math.max(0, roundMoney((await amountOfReturn(tx, row, order, facts)) - deduct, facts.store))
  if (wanted === 0) return { amount: 0, refundId: null }
  const left = await refundableOf(tx, { order, paid })
  if (paid?.state === 'authorized' || (paid === null && left.giftCards === 0)) {
    throw new Refusal(409, 'nothing-captured', `Nothing of order ${order.number} can be refunded: no payment of it is captured`)
  }
  const amount = roundMoney(Math.min(wanted - before, left.provider + left.giftCards), { digits: 2 })
  if (amount <= 0) return { amount: 0, refundId: null }
  const refundId = randomUUID()
  await refundOrderAmount(tx, { order, paid }, { id: refundId, amount, reason: `return ${row.number}`, actor: 'staff' }, at)
  return { amount: roundMoney(amount + before, { digits: 2 }), refundId }
}

/** The gift-card part of a refund whose other part the provider has refused. */
async function ontoCardsBefore(tx: Database, refundId: string | null): Promise<number> {
  return (await refundOf(tx, refundId))?.gift_card_amount ?? 0
}

const wasRefused = async (tx: Database, refundId: string | null): Promise<boolean> =>
  (await refundOf(tx, refundId))?.state === 'refused'

async function refundOf(tx: Database, refundId: string | null) {
  if (refundId === null) return undefined
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  return refund
}
