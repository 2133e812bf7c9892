import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CartItem } from '../../app/commerce/contract/cart'
import { chosenLines } from '../../app/commerce/contract/chosen-lines'
import type { CheckoutOrder, CheckoutRequest, DeliveryOption, Quote } from '../../app/commerce/contract/checkout'
import type { Customer } from '../../app/commerce/contract/order'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { type Buyer, lockBuyer } from '../accounts/buyer'
import { loadCoupons } from '../coupons/load-coupons'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { lockCheckoutCards } from '../gift-cards/checkout-cards'
import type { Scope } from '../http/endpoints'
import { Refusal } from '../refusal'
import { confirmOrder } from '../order-status/change-status'
import { insertOrder } from './insert-order'
import { isOrderOfCheckout } from '../orders/load-order'
import { storeCustomer, storedShipping } from '../orders/stored-order'
import { addAttempt } from '../payments/attempts'
import type { PaymentProviders } from '../interfaces/provider'
import { lockProducts } from '../catalogue/lock-products'
import type { ServicePoint } from '../interfaces/carrier'
import { priceCheckout, type PricedCheckout } from './price-checkout'
import { hashOf } from '../quotes/quotes'
import { refuseCustomer } from './refuse-customer'

/** A request that orders. */
export type OrderingRequest = CheckoutRequest & { order: CheckoutOrder }

/** `id` is the checkout's; `servicePoint` is where the order is collected. */
type Placing = {
  id: string
  request: OrderingRequest
  servicePoint: ServicePoint | null
  buyer: Buyer
  providers: PaymentProviders
  scope: Scope
}

/** Everything that is agreed with an order: a repeated request with the same terms means the same order. */
export const termsOf = ({ order: { quote, customer, service_point, post_number, message } }: OrderingRequest): string =>
  hashOf([quote, withoutEmpty(customer), service_point, message, ...(post_number === null ? [] : [post_number])])

/** Orders of releases that stored no billing address have the terms of orders without one. */
const withoutEmpty = ({ billing, ...customer }: Customer) => (billing === null ? customer : { ...customer, billing })

/**
 * Places the order of a checkout and an attempt to pay it, in one transaction. Both are pending. Stock and gift card balances are
 * reduced at once. An order that the gift cards cover is confirmed at once. Answers the
 * order's id; that of the existing order when the checkout has one. Refused with 409 `stock-changed` when a line is not available
 * as requested, 409 `quote-changed` when the order now costs something else or a method is not offered any more, and for a
 * customer that the order is not possible for (refuse-customer.ts).
 */
export async function placeOrder(
  db: Database,
  { id: checkoutId, request, servicePoint, buyer, providers, scope }: Placing,
): Promise<string> {
  return db.transaction(async (tx) => {
    // When a checkout is sent twice at once, the second request waits here and then finds the order of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${checkoutId}, 0))`)
    const [existing] = await tx.select().from(orders).where(isOrderOfCheckout(checkoutId))
    if (existing !== undefined) return sameOrder(tx, existing, request)
    const present = await lockBuyer(buyer, tx)
    await lockProducts(tx, await orderedProducts(tx, request, scope))
    await lockCheckoutCards(tx, checkoutId)
    const priced = await priceCheckout(tx, checkoutId, request, present, providers, scope)
    const agreed = agreedTerms(request, priced, scope)
    return insertPlacedOrder(tx, checkoutId, request, { priced, servicePoint, ...agreed }, present, scope)
  })
}

/** The products that a request may order, with those that its codes add without a line of the request. */
async function orderedProducts(tx: Database, { items, coupons }: OrderingRequest, scope: Scope): Promise<number[]> {
  const gifts = (await loadCoupons(tx, coupons, scope)).flatMap(({ adds_product: id = null }) => (id === null ? [] : [id]))
  return [...items.map(({ product_id }) => product_id), ...gifts]
}

/**
 * The checkout's existing order is the requested one, unless it is unpaid and another tab has ordered something else meanwhile.
 */
async function sameOrder(tx: Database, existing: typeof orders.$inferSelect, request: OrderingRequest): Promise<string> {
  const isSame = existing.terms === termsOf(request)
  if (existing.status === 'pending' && !isSame) {
    throw new Refusal(409, 'quote-changed', 'Another order of this checkout waits for its payment')
  }
  // An objection sent with a repeated request counts as well.
  if (isSame && !request.order.review_invitation) {
    await tx.update(orders).set({ review_invitation: null }).where(eq(orders.id, existing.id))
  }
  return existing.id
}

/** The terms that the shopper agrees to, as they are now; throws the refusals of placeOrder. */
export function agreedTerms(request: OrderingRequest, priced: PricedCheckout, scope: Scope): Agreed {
  refuseChangedStock(request, priced)
  const agreed = agreedQuote(request, priced)
  refuseCustomer(request.order.customer, { ...agreed, postNumber: request.order.post_number, items: priced.items }, scope)
  return agreed
}

function refuseChangedStock(request: CheckoutRequest, { items }: PricedCheckout): void {
  const changed = items.filter((item) => item.cart_notice !== null && !awaitsOffer(item))
  // A request may leave out what its codes add: a full cart has no room for it (`sentLines` of the storefront).
  const sent = chosenLines(request.items)
  const answered = sent.length === request.items.length ? chosenLines(items) : items
  if (changed.length === 0 && answered.length === request.items.length) return
  const errors = changed.map((item) => ({ path: `items.${item.uuid}`, message: item.cart_notice ?? '' }))
  throw new Refusal(409, 'stock-changed', 'Not every line is available as requested', errors)
}

/** Whether the line's offer waits and nothing else changed: it can be ordered at the quoted ordinary price. */
const awaitsOffer = ({ offer_waits: waits, adjusted_quantity: isAdjusted, sold_out: isSoldOut }: CartItem) =>
  waits === true && !isAdjusted && !isSoldOut

type Terms = Agreed & { priced: PricedCheckout; servicePoint: ServicePoint | null }

type Agreed = { quote: Quote; delivery: DeliveryOption | null; payment: PaymentMethod }

function agreedQuote({ order }: OrderingRequest, { quotes, deliveries, payments }: PricedCheckout): Agreed {
  const quote = quotes.find(({ token }) => token === order.quote)
  const delivery = deliveries?.find(({ id }) => id === order.delivery) ?? null
  const payment = payments.find(({ id }) => id === order.payment)
  const isSame = quote?.delivery === order.delivery && quote.payment === order.payment
  if (!isSame || payment === undefined)
    throw new Refusal(409, 'quote-changed', 'The order does not cost what was quoted any more')
  return { quote, delivery, payment }
}

async function insertPlacedOrder(
  tx: Database,
  checkoutId: string,
  request: OrderingRequest,
  { priced: { items, outcomes }, delivery, payment, quote, servicePoint }: Terms,
  { customerId }: Buyer,
  scope: Scope,
): Promise<string> {
  const id = randomUUID()
  const { order } = request
  const placed = {
    id,
    checkout_order_id: checkoutId,
    terms: termsOf(request),
    customer_id: customerId,
    message: order.message,
    email: order.customer.email.toLowerCase(),
    shipping: delivery && storedDelivery(delivery, servicePoint, order.post_number),
    customer: storeCustomer(order.customer),
    review_invitation: order.review_invitation ? ('allowed' as const) : null,
    coupons: outcomes.filter((outcome) => outcome.applied).map((outcome) => outcome.coupon.code),
  }
  const extras = quote.shipping + quote.fee
  const giftCards = quote.gift_cards
  // An order at the ordinary price does not use an offer up.
  const lines = items.map((item) => (awaitsOffer(item) ? { ...item, offer_item_id: null } : item))
  const row = await insertOrder(tx, { ...placed, items: lines, payment, extras, giftCards, actor: 'shopper' }, scope)
  const { store, now } = scope
  if (payment.id === 'gift-card') await confirmOrder(tx, row, { actor: 'shop', at: now })
  else await addAttempt(tx, { orderId: id, provider: payment.id, amount: quote.to_pay, currency: store.currency }, now)
  return id
}

/** The document of a delivery as it is agreed. `postNumber` is left out where the delivery needs none. */
export function storedDelivery(
  { id, carrier, name, description, price, arrives, needs_post_number: needsNumber }: DeliveryOption,
  point: Pick<ServicePoint, 'id' | 'name' | 'street' | 'postalCode' | 'city'> | null,
  postNumber: string | null,
): unknown {
  return storedShipping.write({
    id,
    carrier,
    name,
    description,
    price,
    arrives_from: arrives?.from ?? null,
    arrives_to: arrives?.to ?? null,
    post_number: needsNumber ? postNumber : null,
    service_point: point && {
      id: point.id,
      name: point.name,
      street: point.street,
      postal_code: point.postalCode,
      city: point.city,
    },
  })
}
