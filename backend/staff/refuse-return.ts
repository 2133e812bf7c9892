import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { returns } from '../database/schema/returns'
import { enqueueMail } from '../mail/enqueue-mail'
import { addOrderEvent } from '../orders/order-events'
import type { Services } from '../services'
import { lockReturn } from './lock-return'
import { refuseReturnState } from './refuse-return-state'

/** Why a return is refused, in the customer's language: the page of the return shows it, and a mail tells it. */
export const ReturnRefusal = z.object({ reason: z.string().trim().min(1).max(500) })

/** Refuses a return; again it does nothing more. Refused with 409 `return-state` once it is refunded or cancelled. */
export async function refuseReturn(
  number: string,
  { reason }: z.output<typeof ReturnRefusal>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { row, order } = await lockReturn(tx, number)
    if (row.state === 'refused') return
    if (row.state !== 'announced' && row.state !== 'received') throw refuseReturnState(row, 'refused')
    await tx.update(returns).set({ state: 'refused', ended_at: at, refusal: reason }).where(eq(returns.id, row.id))
    const detail = { return: row.number, reason }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'return-refused', detail })
    await enqueueMail(tx, { type: 'return-refused', order_id: order.id, return_id: row.id }, row.id, at)
  })
}
