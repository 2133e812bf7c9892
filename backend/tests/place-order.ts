import type { CartItemRequest } from '../../app/commerce/contract/cart'
import { Checkout, type CheckoutOrder, type CheckoutRequest, type Quote } from '../../app/commerce/contract/checkout'
import { type Customer, Order } from '../../app/commerce/contract/order'
import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import { findStore } from '../stores/stores'
import { put, type TestShop } from './test-shop'

/** A shop, by its calls. */
export type ShopCalls = Pick<TestShop, 'fetch'>
type Items = readonly CartItemRequest[]

/** The options of a test's order that differ from those of a guest in Sweden who takes the first delivery and pays by invoice. */
export type Ordering = {
  checkoutId?: string
  coupons?: readonly string[]
  postalCode?: string | null
  delivery?: string | null
  postNumber?: string
  payment?: PaymentMethodId
  customer?: Partial<Customer>
  message?: string
  reviewInvitation?: boolean
  /** The quotes of the cart, where the test has asked for them. */
  quotes?: readonly Quote[]
  /** Language and store, as in the query of a call. */
  place?: string
  headers?: Record<string, string>
}

export const SWEDEN = 'locale=sv&sid=7'
export const GERMANY = 'locale=de&sid=9'

/** The storefront's addresses; the access token of the receipt is the value of `access`. */
export const URLS = {
  success: 'https://shop.example/receipt?order={order}&access={access}',
  cancel: 'https://shop.example/checkout?order={order}',
  notify: 'https://shop.example/webhooks/{provider}',
  terms: 'https://shop.example/terms',
}

export const GIFT = { email: 'vinnare@example.com', message: 'Grattis!', deliver_on: null }

/** Quotes a cart. */
export async function quoteCart(shop: ShopCalls, items: Items, ordering: Ordering = {}): Promise<Checkout> {
  const answer = await putCheckout(shop, { ...cartOf(items, ordering), order: null }, ordering)
  if (!answer.ok) throw new Error(`Quoting was refused: ${answer.status} ${await answer.text()}`)
  return Checkout.parse(await answer.json())
}

/** Quotes a cart and orders it; the answer of the second call. */
export async function orderCart(shop: ShopCalls, items: Items, ordering: Ordering = {}): Promise<Response> {
  return putCheckout(shop, await orderRequest(shop, items, ordering), ordering)
}

/** Quotes a cart and orders it; the order, as it is read afterwards. */
export async function placeOrder(shop: ShopCalls, items: Items, ordering: Ordering = {}): Promise<Order> {
  const answer = await orderCart(shop, items, ordering)
  if (!answer.ok) throw new Error(`The order was refused: ${answer.status} ${await answer.text()}`)
  const { id, order } = Checkout.parse(await answer.json())
  if (order === null) throw new Error('No order was placed')
  return readOrder(shop, { id: order.id, checkout_order_id: id })
}

/** The request that orders a cart at the price it is quoted now. */
export async function orderRequest(
  shop: ShopCalls,
  items: Items,
  ordering: Ordering = {},
): Promise<CheckoutRequest & { order: CheckoutOrder }> {
  const quotes = ordering.quotes ?? (await quoteCart(shop, items, ordering)).quotes
  const { delivery, payment, token } = chosenQuote(quotes, ordering)
  const countryCode = countryOf(ordering.place ?? SWEDEN)
  return {
    ...cartOf(items, ordering),
    order: {
      quote: token,
      delivery,
      payment,
      service_point: null,
      message: ordering.message ?? '',
      post_number: ordering.postNumber ?? null,
      customer: { ...customerIn(countryCode, delivery !== null), ...ordering.customer },
      campaign_data: null,
      urls: URLS,
      review_invitation: ordering.reviewInvitation ?? false,
    },
  }
}

/** The quote of the delivery and the payment that a test orders with. */
export function chosenQuote(quotes: readonly Quote[], { delivery, payment = 'invoice' }: Ordering = {}): Quote {
  const quote = quotes.find((one) => one.payment === payment && (delivery === undefined || one.delivery === delivery))
  if (quote === undefined) throw new Error(`Nothing is quoted for ${delivery} and ${payment}`)
  return quote
}

/** PUT /api/checkouts/{id}, with a random id when none is given. */
export function putCheckout(shop: ShopCalls, body: unknown, { checkoutId, place = SWEDEN, headers }: Ordering = {}) {
  return shop.fetch(`/api/checkouts/${checkoutId ?? crypto.randomUUID()}?${place}`, put(body, headers))
}

/** An order as the browser that placed it reads it. */
export const readOrder = async (
  shop: ShopCalls,
  { id, checkout_order_id }: Pick<Order, 'id' | 'checkout_order_id'>,
): Promise<Order> => Order.parse(await (await shop.fetch(`/api/orders/${id}?checkout_order_id=${checkout_order_id}`)).json())

function cartOf(items: Items, { coupons = [], postalCode = null }: Ordering): Omit<CheckoutRequest, 'order'> {
  return { items: [...items], coupons: [...coupons], postal_code: postalCode }
}

export function customerIn(countryCode: string, isSent = true): Customer {
  const name = { first_name: 'Test', last_name: 'Kund' }
  const place = { street: 'Provgatan 1', street2: '', postal_code: '111 11', city: 'Stockholm', country_code: countryCode }
  const contact = { email: 'kund@example.com', mobile: '0701234567', ...name }
  return { ...contact, address: isSent ? { ...name, ...place } : null, billing: null, company: null, gift: null }
}

function countryOf(place: string): string {
  const store = findStore(Number(new URLSearchParams(place).get('sid')))
  if (store === undefined) throw new Error(`No store at ${place}`)
  return store.countryCode
}
