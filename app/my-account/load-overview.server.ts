import { cardProduct } from '../card/rules/card-product'
import { optional } from '../commerce/optional'
import { shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import { shownSubscription } from '../orders/load-subscriptions.server'
import { shownOrder } from './shown-order.server'

/** The number of orders under way that the overview shows. */
const MAX_ORDERS = 3

/**
 * The data of the account overview: orders under way, the next delivery of a subscription, products to buy again, saved
 * devices. All after the orders may be missing.
 */
export async function loadOverview(context: Needs<'backend' | 'services' | 'session' | 'visitor'>) {
  const { backend, visitor } = context
  const { store } = visitor
  const [profile, orders, subscriptions, bought, devices, discounts] = await Promise.all([
    backend.profile(),
    backend.call('ownOrders', { query: { group: 'underway' } }),
    optional(backend.extras.call('ownSubscriptions', {}), null),
    optional(backend.extras.call('boughtProducts', {}), null),
    optional(backend.extras.call('savedDevices', {}), null),
    shownDiscounts(context),
  ])
  const next = subscriptions?.answer.find((one) => one.next !== null) ?? null
  return {
    name: profile?.first_name ?? '',
    hasOrders: Object.values(orders.answer.counts).some((count) => count > 0),
    underway: orders.answer.orders.slice(0, MAX_ORDERS).map((order) => shownOrder(order, context)),
    underwayCount: orders.answer.counts.underway,
    next: next && { name: next.name, quantity: next.quantity, day: shownSubscription(next, store.iso).nextDay ?? '' },
    devices: devices?.answer ?? [],
    bought: (bought?.answer ?? []).map((product) => cardProduct(product, store, discounts)),
  }
}
