import { z } from 'zod'
import type { Checkout, CheckoutRequest } from '../../app/commerce/contract/checkout'
import type { SubscriptionInterval } from '../../app/commerce/contract/subscription'
import type { Order } from '../../app/commerce/contract/order'
import type { Buyer } from '../accounts/buyer'
import type { Scope } from '../http/endpoints'
import { withoutValues } from '../database/without-values'
import { notFound, Refusal } from '../refusal'
import { scheduleReceipt } from '../order-status/awaited-payment'
import { findOrderOfCheckout, loadOrder } from '../orders/load-order'
import { orderTotals, toPay } from '../orders/totals'
import { canBegin, newestAttempt } from '../payments/attempts'
import { beginPayment } from '../settlement/begin-payment'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import { settlePayment } from '../settlement/settle-payment'
import type { Services } from '../services'
import { localDay } from '../stores/local-day'
import { beginningOn } from '../pricing/intervals'
import { chosenServicePoint } from './chosen-service-point'
import { agreedTerms, type OrderingRequest, placeOrder } from './place-order'
import { priceCheckout } from './price-checkout'
import { hasTerms, replaceOrder } from './replace-order'

/**
 * Quotes a checkout, or orders (PUT /api/checkouts/{id}). A repeated request has its effect once: it answers the order of an
 * ordered checkout, and the address of the same payment while that is pending. Other terms replace an order that is not paid. 404
 * for an id that is not a UUID. Refused as placeOrder refuses, with 503 `payment-unavailable` when the provider does not answer,
 * and with 409 `payment-refused` when it does not accept the order.
 */
export async function putCheckout(
  id: string,
  { order: ordering, ...cart }: CheckoutRequest,
  buyer: Buyer,
  scope: Scope,
  services: Services,
): Promise<Checkout> {
  if (!z.uuid().safeParse(id).success) throw notFound('The checkout')
  if (ordering !== null) await order(id, { ...cart, order: ordering }, buyer, scope, services)
  const { db, payments } = services
  const placed = await findOrderOfCheckout(db, id)
  const { items, deliveries, quotes, giftCards, payments: ways } = await priceCheckout(db, id, cart, buyer, payments, scope)
  const { items_total, discount_total } = orderTotals(items, 0, scope.store)
  return {
    id,
    state: placed === null ? 'open' : placed.status === 'pending' ? 'pending' : 'done',
    items: items.map((item) => ({ ...item, subscription_interval: begunToday(item.subscription_interval, scope) })),
    items_total,
    discount_total,
    needs_delivery: deliveries !== null,
    deliveries: deliveries ?? [],
    payments: ways,
    quotes,
    gift_cards: giftCards,
    order: placed && { id: placed.id, number: placed.number, status: placed.status, to_pay: toPay(placed) },
    next: placed && (await nextStep(placed, scope, services)),
  }
}

/** The interval with the day of the second delivery, for an order that is placed now. */
function begunToday(interval: SubscriptionInterval | null, { store, now }: Scope): SubscriptionInterval | null {
  const [begun = null] = beginningOn(interval === null ? [] : [interval], localDay(now, store.timeZone))
  return begun
}

/** The address that a placed order leads the shopper to. A payment that was begun in another store is not shown in this one. */
async function nextStep(order: Order, { store }: Scope, { db }: Services): Promise<Checkout['next']> {
  if (order.status !== 'pending') return { type: 'done' }
  const attempt = await newestAttempt(db, order.id)
  if (attempt === undefined || attempt.reference === null || attempt.redirect_url === null || attempt.store_id !== store.id)
    return null
  return { type: 'redirect', url: attempt.redirect_url, provider_order: { payment: attempt.provider, id: attempt.reference } }
}

/** Places the order of the checkout if there is none with these terms, and begins its payment. */
async function order(id: string, request: OrderingRequest, buyer: Buyer, scope: Scope, services: Services): Promise<void> {
  const { db, payments } = services
  const former = await findOrderOfCheckout(db, id)
  const isRepeated = former !== null && (await stands(former, request, services))
  const servicePoint = isRepeated ? null : await chosenServicePoint(request.order, scope, services)
  if (former !== null && !isRepeated) {
    // A refused order does not change the former one or its payment.
    agreedTerms(request, await priceCheckout(db, id, request, buyer, payments, scope), scope)
    await replaceOrder(former, services)
  }
  const orderId = await placeOrder(db, { id, request, servicePoint, buyer, providers: payments, scope })
  const placed = await loadOrder(db, orderId)
  if (placed.status === 'pending') await pay(placed, request, scope, services)
}

/**
 * Whether the order of a checkout is the one requested. An unpaid one of other terms, or whose
 * payment is too old to be begun, is replaced.
 */
async function stands(order: Order, request: OrderingRequest, { db, now }: Services): Promise<boolean> {
  if (order.status !== 'pending') return true
  if (!(await hasTerms(db, order.id, request))) return false
  const attempt = await newestAttempt(db, order.id)
  return attempt !== undefined && (attempt.reference !== null || canBegin(attempt, now()))
}

async function pay(placed: Order, { order: { urls } }: OrderingRequest, { language }: Scope, services: Services): Promise<void> {
  const attempt = await newestAttempt(services.db, placed.id)
  if (attempt === undefined) throw new Error(`Order ${placed.number} has no attempt to pay it`)
  try {
    await beginPayment(attempt, { order: placed, language, urls }, services, async (tx) => {
      await scheduleReceipt(tx, { id: placed.id, email: placed.customer.email.toLowerCase() }, services.now())
    })
  } catch (error) {
    services.log({ level: 'error', event: 'payment-not-started', order: placed.number, error: withoutValues(error).message })
    if (error instanceof ProviderOutage) throw new Refusal(503, 'payment-unavailable', 'The payment provider does not answer')
    if (!(error instanceof ProviderRefusal)) throw error
    await settlePayment(attempt.id, services, 'payment-failed')
    throw new Refusal(409, 'payment-refused', 'The payment provider does not accept this order')
  }
}
