import type { OrderRow } from '../database/schema/orders'
import { enqueueMail } from '../queue/enqueue-mail'
import { endPayment } from './end-payment'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { cancelUnpaidOrder } from '../order-status/awaited-payment'
import { cancelLockedOrder } from '../order-status/cancel-locked-order'
import { lockOrder } from '../orders/lock-order'

/**
 * Cancels an order that is not packed, for its customer. A pending payment is first ended at the provider; if it turns out to be
 * paid, the money is given back. A payment that the provider still examines cannot be ended: the order is cancelled anyway, and a
 * later authorization is released. A delivery of a subscription may wait without an open payment, after its charge failed; its
 * cancellation is mailed, as it was announced by mail. Idempotent. Refused with 409 `order-status` when it is too late.
 */
export async function cancelByCustomer({ id, number, status }: OrderRow, services: Services): Promise<null> {
  if (status === 'pending') await endPayment(id, 'by-customer', services)
  const at = services.now()
  await services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order } = locked
    if (order.status === 'confirmed') return cancelLockedOrder(tx, locked, { reason: 'by-customer', actor: 'shopper', at })
    if (order.status === 'pending') await cancelUnpaidOrder(tx, order, { reason: 'by-customer', actor: 'shopper', at })
    else if (order.status !== 'cancelled') throw new Refusal(409, 'order-status', `Order ${number} cannot be cancelled any more`)
    const isByCustomer = order.status === 'pending' || order.cancel_reason === 'by-customer'
    const mail = { type: 'order-cancelled', order_id: id, reason: 'by-customer', money: 'nothing-paid' } as const
    if (order.is_renewal && isByCustomer) await enqueueMail(tx, mail, id, at)
  })
  return null
}
