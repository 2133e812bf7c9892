import type { Order, OrderReceipt } from '../commerce/contract/order'
import { BackendError, isOutage } from '../commerce/backend-error'
import { pageNotFound } from '../commerce/page-failure.server'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { purchaseOf, withoutPlacing, withPurchase } from './purchases'

type Context = Needs<'backend' | 'session' | 'services'>

export type Outcome = { kind: 'own'; order: Order; isNew: boolean } | { kind: 'shared'; receipt: OrderReceipt }

/**
 * The outcome of an order: the whole of it for the browser that ordered, a receipt without personal data for another browser that has the
 * link of the payment (`access`). A payment that waits is settled first. `isNew`: the session has just learnt of it, so that the rest of
 * the page may still show the cart as it was. Throws 404 for everyone else.
 */
export async function readOutcome(id: string, access: string | null, context: Context): Promise<Outcome> {
  const shopper = await context.session.read()
  const isPurchase = shopper.purchases.some(({ orderId }) => orderId === id)
  if (isPurchase) return { kind: 'own', order: (await context.backend.call('order', { params: { id } })).answer, isNew: false }
  if (shopper.placing !== null) {
    const order = await settled(id, context)
    if (order?.checkout_order_id === shopper.placing.checkoutId) {
      await noteOutcome(order, shopper.placing, context)
      return { kind: 'own', order, isNew: order.status !== 'pending' }
    }
  }
  if (access === null) throw pageNotFound()
  const receipt = await receiptOf(id, access, context)
  if (receipt.status !== 'pending') return { kind: 'shared', receipt }
  await settled(id, context)
  return { kind: 'shared', receipt: await receiptOf(id, access, context) }
}

/** Writes the purchase of a paid order; an order that was given up is no longer being placed. */
async function noteOutcome(order: Order, placing: NonNullable<Shopper['placing']>, { session }: Context): Promise<void> {
  if (order.status === 'pending') return
  await session.change((now) => {
    if (order.status === 'cancelled') return withoutPlacing(now, placing)
    return purchaseOf(now, order.checkout_order_id) === null ? withPurchase(now, order) : null
  })
}

/** The order after its payment was settled; null when there is no such order. */
async function settled(id: string, { backend }: Context): Promise<Order | null> {
  try {
    return (await backend.call('settleOrder', { params: { id }, body: {} })).answer
  } catch (error) {
    if (error instanceof BackendError && !isOutage(error)) return null
    throw error
  }
}

const receiptOf = async (id: string, access: string, { backend }: Context): Promise<OrderReceipt> =>
  (await backend.call('orderReceipt', { params: { id }, query: { access } })).answer
