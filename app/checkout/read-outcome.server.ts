import type { CancelReason, Order, OrderReceipt } from '../commerce/contract/order'
import { BackendError, isNotFound, isOutage } from '../commerce/backend-error'
import { pageNotFound } from '../commerce/page-failure.server'
import type { Needs } from '../server/request-context.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import type { Shopper } from '../server/session/shopper'
import { purchaseOf, withGivenUp, withoutPlacing, withPurchase } from './purchases'
import { settlePayment } from './settle-payment.server'
import { forgetUnpaidOrder } from './unpaid-orders.server'

export type CheckoutOutcome = { kind: 'own'; order: Order; isNew: boolean } | { kind: 'shared'; receipt: OrderReceipt }

/**
 * The outcome of an order: the whole of it for the browser that ordered, a receipt without personal data for another browser that
 * has the link of the payment (`access`). A payment that waits is settled first. `isNew`: the session has just learnt of it, so
 * that the rest of the page may still show the cart as it was. Throws 404 for everyone else, and logs it.
 */
export async function readOutcome(
  id: string,
  access: string | null,
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
): Promise<CheckoutOutcome> {
  const shopper = await context.session.read()
  const purchase = shopper.purchases.find(({ orderId }) => orderId === id)
  if (purchase !== undefined) return { kind: 'own', order: await orderOf(id, purchase.checkoutId, context), isNew: false }
  // An order that was given up is no longer being placed, but may still be paid.
  const checkoutId = shopper.placing?.checkoutId ?? shopper.cart.checkoutID
  if (checkoutId !== null) {
    const order = await unlessUnknown(settledOrder(id, checkoutId, context))
    if (order !== null) {
      await noteOutcome(order, shopper.placing, context)
      return { kind: 'own', order, isNew: order.status !== 'pending' }
    }
  }
  if (access === null) throw refused(id, 'no access token', context)
  const receipt = await receiptOf(id, access, context)
  if (receipt.status !== 'pending') return { kind: 'shared', receipt }
  await settlePayment(id, context.backend.call)
  return { kind: 'shared', receipt: await receiptOf(id, access, context) }
}

/**
 * Writes the purchase of a paid order. An order whose payment failed may still be paid. A cancelled one is no longer being
 * placed; a replaced one is, as another order.
 */
async function noteOutcome(
  order: Order,
  placing: Shopper['placing'],
  { session, services }: Needs<'session' | 'services'>,
): Promise<void> {
  if (order.status === 'pending') return
  const at = services.now().getTime()
  const result = { isSettled: false }
  await session.change((now) => {
    const after = afterOutcome(now, { order, placing, at })
    // An order that was given up stopped counting then, even if it is paid later.
    result.isSettled = after !== null && now.placing?.until === undefined
    return after
  })
  if (result.isSettled) await forgetUnpaidOrder({ services })
}

/** The shopper after an order was paid or cancelled; null when that is already stored. */
function afterOutcome(
  now: Shopper,
  { order, placing, at }: { order: Order; placing: Shopper['placing']; at: number },
): Shopper | null {
  if (order.status !== 'cancelled') return purchaseOf(now, order.checkout_order_id) === null ? withPurchase(now, order) : null
  if (placing === null || order.cancel_reason === 'replaced') return null
  return order.cancel_reason !== null && UNPAID.has(order.cancel_reason)
    ? withGivenUp(now, placing, at)
    : withoutPlacing(now, placing)
}

/** Reasons why an order was cancelled that a late payment revives. */
const UNPAID: ReadonlySet<CancelReason> = new Set(['payment-failed', 'payment-cancelled', 'payment-expired'])

/** The order after its payment was settled, for the session that has its checkout. */
async function settledOrder(id: string, checkoutId: string, context: Needs<'visitor' | 'backend'>): Promise<Order> {
  await settlePayment(id, context.backend.call)
  return orderOf(id, checkoutId, context)
}

const orderOf = async (id: string, checkoutId: string, context: Needs<'visitor' | 'backend'>): Promise<Order> =>
  (await callAsCustomerOrGuest(context, 'order', { params: { id }, query: { checkout_order_id: checkoutId } })).answer

/** Null when there is no such order. */
async function unlessUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BackendError && !isOutage(error)) return null
    throw error
  }
}

async function receiptOf(id: string, access: string, context: Needs<'backend' | 'services'>): Promise<OrderReceipt> {
  try {
    return (await context.backend.call('orderReceipt', { params: { id }, query: { access } })).answer
  } catch (error) {
    if (isNotFound(error)) throw refused(id, 'the access token is for another order or too old', context)
    throw error
  }
}

function refused(order: string, reason: string, { services }: Needs<'services'>): Response {
  services.log('warn', 'order-link-refused', { order, reason })
  return pageNotFound()
}
