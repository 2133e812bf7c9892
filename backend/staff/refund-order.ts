import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { Refusal } from '../http/refusal'
import { refundable } from '../payments/refundable'
import { requestRefund } from '../payments/request-refund'
import type { Services } from '../services'
import { lockOrder, type OrderRow } from '../orders/lock-order'

/**
 * Money to give back, including VAT, in the order's currency: all that is left when `amount` is missing. `id` makes a repeated request count
 * once.
 */
export const RefundRequest = z.object({
  id: z.uuid().optional(),
  amount: z.number().positive().multipleOf(0.01).optional(),
  reason: z.string().trim().min(1).max(200),
})

type AskedRefund = { id: string; amount: number; currency: string }

/**
 * Asks for a refund of a part or of all that was captured of an order; a job gives it back. Refused with 409 `nothing-captured` when the
 * payment was not captured, 409 `refund-too-high` when more is asked for than is left, 409 `refund-differs` when the id was used for another
 * refund.
 */
export async function refundOrder(
  number: string,
  { id = randomUUID(), amount, reason }: z.output<typeof RefundRequest>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<AskedRefund> {
  return db.transaction(async (tx) => {
    const { order, paid } = await lockOrder(tx, number)
    const earlier = await earlierRefund(tx, id, order, amount)
    if (earlier !== null) return earlier
    if (paid?.state !== 'captured') throw nothingCaptured(order, paid?.state === 'authorized')
    const left = await refundable(tx, paid)
    const asked = amount ?? left
    if (asked > left || left <= 0) {
      throw new Refusal(409, 'refund-too-high', `Of order ${order.number}, at most ${left} ${order.currency} can be refunded`)
    }
    await requestRefund(tx, paid, { id, amount: asked, reason, actor: 'staff' }, now())
    return { id, amount: asked, currency: paid.currency }
  })
}

async function earlierRefund(tx: Database, id: string, order: OrderRow, amount: number | undefined): Promise<AskedRefund | null> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id))
  if (refund === undefined) return null
  if (refund.order_id !== order.id || (amount !== undefined && amount !== refund.amount)) {
    throw new Refusal(409, 'refund-differs', `The id ${id} belongs to another refund`)
  }
  return { id, amount: refund.amount, currency: refund.currency }
}

function nothingCaptured({ number }: OrderRow, isAuthorized: boolean): Refusal {
  const why = isAuthorized
    ? 'its payment is only reserved: cancel the order, or send it first'
    : 'no payment of it was captured, or all of it was given back'
  return new Refusal(409, 'nothing-captured', `Nothing of order ${number} can be refunded: ${why}`)
}
