import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Order, PlaceOrderRequest } from '../../app/commerce/contract/order'
import type { Buyer } from '../accounts/buyer'
import { priceCart, type PricedCart } from '../carts/price-cart'
import { checkoutOptions, INVOICE_DAYS } from '../checkout/checkout-options'
import type { Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { stores } from '../database/schema/stores'
import type { Scope } from '../http/endpoints'
import { Refusal } from '../http/refusal'
import { addDays, localDay } from '../stores/local-day'
import { findOrderOfCheckout, loadOrder } from './load-order'
import { storedCustomer, storedPayment, storedShipping } from './stored-order'
import { storeOrderLine } from './stored-order-line'
import { itemsTotal, orderTotals } from './totals'

/**
 * Places an order in one transaction. If the checkout has been ordered already, that order is returned. Refused with 409
 * `stock-changed` when a line is not available as requested, 409 `total-changed` when the total is not the one the shopper saw, 422
 * `unknown-option` for a shipping or payment method that is not offered, 422 `country-not-served` for an address abroad.
 */
export async function placeOrder(db: Database, request: PlaceOrderRequest, buyer: Buyer, scope: Scope): Promise<Order> {
  const placed = await findOrderOfCheckout(db, request.checkout_order_id)
  if (placed !== null) return placed
  if (request.customer.address.country_code.toUpperCase() !== scope.store.countryCode) {
    throw new Refusal(422, 'country-not-served', `This store delivers to ${scope.store.countryCode}`)
  }
  const id = await db.transaction(async (tx) => {
    // When a checkout is sent twice at once, the second request waits here and then finds the order of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${request.checkout_order_id}, 0))`)
    const existing = await findOrderOfCheckout(tx, request.checkout_order_id)
    if (existing !== null) return existing.id
    await lockStock(tx, request)
    const cart = await priceCart(tx, { ...request, customerDiscounts: buyer.customerDiscounts }, scope)
    refuseChangedStock(request, cart)
    return insertOrder(tx, request, cart, buyer, scope)
  })
  return loadOrder(db, id)
}

/** Locks the products in the order of their ids, so that two orders of the same products cannot deadlock. */
async function lockStock(tx: Database, request: PlaceOrderRequest): Promise<void> {
  const ids = [...new Set(request.items.map((item) => item.product_id))].filter(canBeId)
  if (ids.length === 0) return
  await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids)).orderBy(asc(products.id)).for('update')
}

function refuseChangedStock(request: PlaceOrderRequest, { items }: PricedCart): void {
  const changed = items.filter((item) => item.cart_notice !== null)
  if (changed.length === 0 && items.length === request.items.length) return
  const errors = changed.map((item) => ({ path: `items.${item.uuid}`, message: item.cart_notice ?? '' }))
  throw new Refusal(409, 'stock-changed', 'Not every line is available as requested', errors)
}

async function insertOrder(
  tx: Database,
  request: PlaceOrderRequest,
  { items, outcomes }: PricedCart,
  { customerId }: Buyer,
  scope: Scope,
): Promise<string> {
  const { store, now } = scope
  const options = checkoutOptions(itemsTotal(items, store), scope)
  const shipping = options.shipping_methods.find((method) => method.id === request.shipping_method)
  const payment = options.payment_methods.find((method) => method.id === request.payment_method)
  if (shipping === undefined || payment === undefined) {
    throw new Refusal(422, 'unknown-option', 'This shipping or payment method is not offered')
  }
  const totals = orderTotals(items, shipping.price + payment.fee, store)
  if (Math.abs(totals.total - request.expected_total) > 0.004) {
    throw new Refusal(409, 'total-changed', `The total of the order is ${totals.total} ${store.currency}`)
  }

  for (const item of items) {
    const stock = sql`${products.stock} - ${item.quantity}`
    await tx.update(products).set({ stock }).where(eq(products.id, item.product_id))
  }
  const id = randomUUID()
  await tx.insert(orders).values({
    id,
    checkout_order_id: request.checkout_order_id,
    store_id: store.id,
    number: await nextNumber(tx, scope),
    customer_id: customerId,
    email: request.customer.email.toLowerCase(),
    placed_at: now,
    status: 'confirmed',
    currency: store.currency,
    ...totals,
    shipping: storedShipping.write(shipping),
    payment: storedPayment.write(payment),
    payment_due: payment.id === 'invoice' ? addDays(localDay(now, store.timeZone), INVOICE_DAYS) : null,
    customer: storedCustomer.write({
      email: request.customer.email,
      mobile: request.customer.mobile,
      ...request.customer.address,
    }),
    coupons: outcomes.filter((outcome) => outcome.applied).map((outcome) => outcome.coupon.code),
    message: request.message,
  })
  await tx.insert(orderLines).values(
    items.map((item, position) => ({
      order_id: id,
      position,
      product_id: item.product_id,
      quantity: item.quantity,
      price: item.price,
      item: storeOrderLine(item),
    })),
  )
  return id
}

/** The next order number of the store, e.g. `SE100001`. Counted under a row lock: no gaps, no duplicates. */
async function nextNumber(tx: Database, { store }: Scope): Promise<string> {
  const [row] = await tx
    .update(stores)
    .set({ last_order_number: sql`${stores.last_order_number} + 1` })
    .where(eq(stores.id, store.id))
    .returning({ number: stores.last_order_number })
  if (row === undefined) throw new Error(`No row for the store ${store.id}`)
  return `${store.countryCode}${row.number}`
}
