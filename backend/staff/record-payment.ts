import type { OrderRow } from '../database/schema/orders'
import { and, eq } from 'drizzle-orm'
import { orderEvents } from '../database/schema/order-history'
import { Refusal } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { lockOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { askedBack } from '../orders/refundable'
import type { Services } from '../services'
import { roundMoney } from '../stores/money'

/**
 * Marks the invoice of an order as paid (less credit notes) and mails the customer a confirmation. Idempotent. Refused with 409
 * `not-invoiced` for an order without an invoice that is owed.
 */
export async function recordPayment(number: string, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { order, paid } = await lockOrder(tx, number)
    if (paid?.provider !== 'invoice' || order.status === 'cancelled') throw notInvoiced(order)
    const isPaid = and(eq(orderEvents.order_id, order.id), eq(orderEvents.type, 'paid'))
    if ((await tx.$count(orderEvents, isPaid)) > 0) return
    const amount = roundMoney(paid.amount - (await askedBack(tx, paid.id)), { digits: 2 })
    if (amount <= 0) throw notInvoiced(order)
    const detail = { provider: paid.provider, amount, currency: paid.currency }
    await addOrderEvent(tx, { order_id: order.id, at, actor: 'staff', type: 'paid', detail })
    await enqueueMail(tx, { type: 'payment-received', order_id: order.id, amount }, order.id, at)
  })
}

const notInvoiced = ({ number }: OrderRow): Refusal =>
  new Refusal(409, 'not-invoiced', `Order ${number} has no invoice that is owed`)
