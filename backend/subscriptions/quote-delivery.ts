import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import { loadCustomerDiscounts } from '../accounts/customers'
import { priceCart } from '../carts/price-cart'
import { deliveries } from '../checkouts/deliveries'
import type { Database } from '../database/database'
import type { subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { storedCustomer, storedShipping } from '../orders/stored-order'
import { wordedIntervals } from './intervals'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * A delivery of a subscription as it would be ordered now. `price` is for one unit, `freight` for the delivery, both including VAT.
 * `isAvailable`: whether all pieces are there.
 */
export type QuotedDelivery = {
  item: CartItem
  delivery: DeliveryOption | null
  price: number
  freight: number
  isAvailable: boolean
}

/** Quotes the next delivery of a subscription at the shop's prices; null when its product is not sold any more. */
export async function quoteDelivery(db: Database, subscription: SubscriptionRow, scope: Scope): Promise<QuotedDelivery | null> {
  const { quantity, customer, shipping, interval_months } = subscription
  const lines = await pricedLines(db, subscription, scope)
  if (lines === null) return null
  const { whole, available } = lines
  const [interval = null] = wordedIntervals([interval_months], scope.language)
  const item = { ...whole, quantity, subscription_interval: interval }
  const offered = shipping === null ? null : await deliveries(db, [item], storedCustomer.read(customer).postal_code, scope)
  const delivery = sameDelivery(offered ?? [], storedShipping.read(shipping))
  const isAvailable = !available.sold_out && !available.adjusted_quantity
  return { item, delivery, price: whole.price, freight: delivery?.price ?? 0, isAvailable }
}

/** The shop's price of one unit of a subscription, including VAT; null when its product is not sold any more. */
export async function quotePrice(db: Database, subscription: SubscriptionRow, scope: Scope): Promise<number | null> {
  return (await pricedLines(db, subscription, scope))?.whole.price ?? null
}

/** The line of a delivery as the shop can send it today (`available`) and with all its pieces (`whole`); null when the product is not sold any more. */
async function pricedLines(db: Database, { id, product_id, quantity, customer_id }: SubscriptionRow, scope: Scope) {
  const customerDiscounts = customer_id === null ? {} : await loadCustomerDiscounts(db, customer_id)
  const request = { items: [{ uuid: id, product_id, quantity }], coupons: [], customerDiscounts }
  const [available] = (await priceCart(db, request, scope)).items
  if (available === undefined) return null
  if (!available.adjusted_quantity) return { available, whole: available }
  // A delivery is always sent whole, so the quantity tier is that of all its pieces.
  const expected = new Map([[product_id, quantity]])
  const [whole = available] = (await priceCart(db, { ...request, expected }, scope)).items
  return { available, whole }
}

/** The delivery that was chosen; the cheapest to the address when it is not offered any more, or has no service point to go to. */
function sameDelivery(
  offered: readonly DeliveryOption[],
  { id, service_point: point, post_number: postNumber }: ReturnType<typeof storedShipping.read>,
): DeliveryOption | null {
  const same = offered.find(
    (option) =>
      option.id === id && (point !== null || !option.needs_service_point) && (postNumber !== null || !option.needs_post_number),
  )
  const [cheapest = null] = offered
    .filter(({ needs_service_point: needsPoint }) => !needsPoint)
    .toSorted((one, other) => one.price - other.price)
  return same ?? cheapest
}
