import type { OrderRow } from '../database/schema/orders'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { lockOrder } from '../orders/lock-order'
import type { Services } from '../services'
import { type AskedRefund, earlierRefund } from './earlier-refund'
import { type RefundRow, refusedRefunds } from './refused-refunds'
import { requestAgain } from './request-again'

/** `id`: a repeated request with the same id counts once. `again`: the same amount is given back once more. */
export const RepeatRequest = z.object({ id: z.uuid().optional(), again: z.boolean().default(false) })

/**
 * Requests the newest refund again that the provider has refused, as it was decided: for the same pieces, deposits and freight,
 * also of pieces that were taken out of the order. What it put onto gift cards stays there. The refund of a return is requested
 * again with its return. Refused with 409:
 * - `nothing-refused`: the provider has refused no refund of the order;
 * - `refund-repeated`: it was requested again before, unless `again` confirms it;
 * - `pieces-refunded`: some of its pieces, deposits or freight went back since, or are in a return;
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
    return requestAgain(tx, locked, refused, { id, reason: refused.reason }, now())
  })
}

async function refusedRefund(tx: Database, { id, number, currency }: OrderRow, again: boolean): Promise<RefundRow> {
  const refused = (await refusedRefunds(tx, id)).filter(({ isOfReturn }) => !isOfReturn)
  const found = refused.find(({ isOpen }) => again || isOpen)
  if (found !== undefined) return found.refund
  const newest = refused[0]?.refund
  if (newest === undefined) throw new Refusal(409, 'nothing-refused', `The provider has refused no refund of order ${number}`)
  const before = `The refused refund of ${newest.amount} ${currency} of order ${number} was requested again before`
  throw new Refusal(409, 'refund-repeated', `${before}. Say --again if the same amount is to be given back once more`)
}
