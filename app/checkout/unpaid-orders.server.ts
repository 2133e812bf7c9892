import { PAYMENT_LIFE_MS } from '../commerce/contract/lifetimes'
import type { Needs } from '../server/request-context.server'
import type { CheckoutInput } from './checkout-form.server'
import { OUTAGES } from './field-errors'
import type { Placed } from './place-order.server'

/**
 * Limit: 10 orders per address that wait for their payment or are paid by invoice, in the 45 minutes in which one
 * can be paid: each holds its pieces, which no other shopper can buy. One that was paid, declined or cancelled
 * counts no more once its shopper has returned.
 */
const UNPAID_ORDERS = { max: 10, windowMs: PAYMENT_LIFE_MS }
const UNPAID_ORDER = 'unpaid-order'

type Context = Needs<'session' | 'services'>

/** Places the order of a checkout by `place`, unless too many orders from this address wait for their payment. */
export async function limitUnpaidOrders(
  { session, services }: Context,
  { checkout_id: checkoutId, payment_method }: Pick<CheckoutInput, 'checkout_id' | 'payment_method'>,
  place: () => Promise<Placed>,
): Promise<Placed> {
  const { placing } = await session.read()
  // It replaces the order that was counted.
  if (placing?.checkoutId === checkoutId && placing.until === undefined) return place()
  const attempt = await services.attempts.begin(UNPAID_ORDER, UNPAID_ORDERS)
  if (!attempt.allowed) return { refusal: 'checkout.tooManyUnpaid' }
  const placed = await place()
  // After an outage the order may have been placed.
  // The same form sent ten times at once is one order.
  const isInvoiced = 'orderId' in placed && placed.isNew === true && payment_method === 'invoice'
  const isWaiting = isInvoiced || 'payment' in placed || ('refusal' in placed && OUTAGES.has(placed.refusal))
  if (!isWaiting) await attempt.takeBack()
  return placed
}

/** An order of this address was paid or cancelled. */
export const forgetUnpaidOrder = ({ services }: Needs<'services'>): Promise<void> => services.attempts.takeBack(UNPAID_ORDER)
