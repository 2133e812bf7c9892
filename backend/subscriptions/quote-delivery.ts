import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import { loadDiscountsOfEach } from '../accounts/customers'
import { type CartProduct, loadCartProducts } from '../catalogue/cart-products'
import { priceProducts } from '../carts/price-cart'
import { withReserved } from '../carts/reserved-pieces'
import { deliveriesOf, type Pieces, loadPieces } from '../quotes/deliveries'
import type { CustomerDiscounts } from '../coupons/apply-coupons'
import type { Database } from '../database/database'
import type { subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { storedCustomer, storedShipping } from '../orders/stored-order'
import { wordedIntervals } from '../pricing/intervals'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/**
 * A delivery of a subscription as it would be ordered now. `price` is for one unit, `freight` for the delivery, both including
 * VAT. `isAvailable`: whether all pieces are there.
 */
export type QuotedDelivery = {
  item: CartItem
  delivery: DeliveryOption | null
  price: number
  freight: number
  isAvailable: boolean
}

/** The facts on which the prices of subscriptions in one store depend: products by id, and discounts by customer. */
type PriceFacts = { products: Map<number, CartProduct>; discounts: ReadonlyMap<number, CustomerDiscounts> }
export type QuoteFacts = PriceFacts & { pieces: Pieces }

/** Quotes the next delivery of a subscription at the shop's prices; null when its product is not sold any more. */
export const quoteDelivery = async (db: Database, subscription: SubscriptionRow, scope: Scope): Promise<QuotedDelivery | null> =>
  quoteFrom(await loadQuoteFacts(db, [subscription], scope), subscription, scope)

/** Loads what the quotes of these subscriptions need, in as many statements for all as for one. */
export async function loadQuoteFacts(db: Database, all: readonly SubscriptionRow[], scope: Scope): Promise<QuoteFacts> {
  const prices = await loadPriceFacts(db, all, scope)
  const ids = all.filter(({ shipping }) => shipping !== null).map(({ product_id }) => product_id)
  return { ...prices, pieces: await loadPieces(db, ids) }
}

async function loadPriceFacts(db: Database, all: readonly SubscriptionRow[], scope: Scope): Promise<PriceFacts> {
  const customers = [...new Set(all.flatMap(({ customer_id: id }) => (id === null ? [] : [id])))]
  const discounts = await loadDiscountsOfEach(db, customers)
  const ids = all.map(({ product_id }) => product_id)
  return { discounts, products: await loadCartProducts(db, ids, scope) }
}

/** The quote of one of the subscriptions for which the facts were loaded. */
export function quoteFrom(facts: QuoteFacts, subscription: SubscriptionRow, scope: Scope): QuotedDelivery | null {
  const { quantity, customer, shipping, interval_months } = subscription
  const lines = pricedLines(facts, subscription, scope)
  if (lines === null) return null
  const { whole, available } = lines
  const [interval = null] = wordedIntervals([interval_months], scope.language)
  const item = { ...whole, quantity, subscription_interval: interval }
  const { postal_code: postalCode } = storedCustomer.read(customer)
  const offered = shipping === null ? null : deliveriesOf([item], facts.pieces, postalCode, scope)
  const delivery = sameDelivery(offered ?? [], storedShipping.read(shipping))
  const isAvailable = !available.sold_out && !available.adjusted_quantity
  return { item, delivery, price: whole.price, freight: delivery?.price ?? 0, isAvailable }
}

/** The shop's price of one unit of a subscription, including VAT; null when its product is not sold any more. */
export async function quotePrice(db: Database, subscription: SubscriptionRow, scope: Scope): Promise<number | null> {
  return pricedLines(await loadPriceFacts(db, [subscription], scope), subscription, scope)?.whole.price ?? null
}

/**
 * The line of a delivery as the shop can send it today (`available`) and with all its pieces (`whole`); null
 * when the product is not sold any more.
 */
function pricedLines(
  { products, discounts }: PriceFacts,
  { id, product_id, quantity, customer_id }: SubscriptionRow,
  scope: Scope,
) {
  const items = [{ uuid: id, product_id, quantity }]
  const ofCustomer = (customer_id === null ? undefined : discounts.get(customer_id)) ?? {}
  const [available] = priceProducts(items, products, ofCustomer, scope)
  if (available === undefined) return null
  if (!available.adjusted_quantity) return { available, whole: available }
  // A delivery is always sent whole, so the quantity tier is that of all its pieces.
  const enough = withReserved(products, new Map([[product_id, quantity]]))
  const [whole = available] = priceProducts(items, enough, ofCustomer, scope)
  return { available, whole }
}

/**
 * The delivery that was chosen; the cheapest to the address when it is not offered any more, or has no service point to go to.
 */
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
