import { z } from 'zod'
import { Arrival, ArrivalOfStock } from './arrival'
import { CartItem, CartItemRequest } from './cart'
import { CheckoutGiftCard, GiftCardPart } from './gift-card'
import { MAX_LINES } from './max-lines'
import { CampaignData, Customer, OrderStatus } from './order'
import { POST_NUMBER } from './post-number'
import { PaymentMethod, PaymentMethodId, ProviderId } from './payment'
import { OrderId } from './order-id'

const Url = z.string().max(500)

const DELIVERY_KINDS = ['service-point', 'home', 'evening', 'locker', 'letter', 'pallet'] as const

/**
 * A way to have the order delivered to the address; `kind` is null for one that the contract does not know. `price` includes VAT.
 * `free_from`: the value of goods from which it is free. `arrives`: null while the day is unknown.
 * `needs_post_number`: the carrier opens its parcel boxes only for customers who are registered with it, by their number.
 */
export const DeliveryOption = z.object({
  id: z.string(),
  carrier: z.string(),
  kind: z.enum(DELIVERY_KINDS).nullable().default(null).catch(null),
  name: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  free_from: z.number().nonnegative().nullable(),
  arrives: Arrival.nullable().default(null),
  needs_service_point: z.boolean(),
  needs_post_number: z.boolean().default(false),
})
export type DeliveryOption = z.infer<typeof DeliveryOption>

/**
 * The cost of an order with one delivery and one way to pay, all taxes included. `token` identifies all terms of the quote: the
 * lines, their prices, both methods, the days of arrival and the total. `delivery` is null when nothing is sent. `gift_cards` pay
 * a part of the total, and `to_pay` is the rest; with 0 the way to pay is `gift-card`.
 */
export const Quote = z.object({
  delivery: z.string().nullable(),
  payment: PaymentMethodId,
  shipping: z.number().nonnegative(),
  fee: z.number().nonnegative(),
  /** The deposits of all lines, which are part of the total. */
  deposit: z.number().nonnegative().default(0),
  total: z.number().nonnegative(),
  vat_total: z.number().nonnegative(),
  gift_cards: z.array(GiftCardPart),
  to_pay: z.number().nonnegative(),
  token: z.string(),
})
export type Quote = z.infer<typeof Quote>

/**
 * An order to place. `quote` is the token of the quote that the shopper saw: if it costs something else now or arrives on
 * other days, the order is refused (409). `urls` are the storefront's pages, in which `{order}` and `{access}` are
 * replaced by the order's id and the access token of its receipt, the terms of sale, and the address that the provider
 * calls, in which `{provider}` is replaced.
 */
export const CheckoutOrder = z.object({
  quote: z.string().max(200),
  delivery: z.string().max(64).nullable(),
  service_point: z.string().max(64).nullable(),
  /** The customer's number at the carrier, for a delivery that needs one. */
  post_number: z.string().regex(POST_NUMBER).nullable().default(null),
  payment: PaymentMethodId,
  customer: Customer,
  message: z.string().max(1000),
  /** The checkout announced the review invitation, and the customer did not object to it. */
  review_invitation: z.boolean().default(false),
  /** For backends that attribute orders to campaigns. */
  campaign_data: CampaignData.nullable(),
  urls: z.object({ success: Url, cancel: Url, notify: Url, terms: Url }),
})
export type CheckoutOrder = z.infer<typeof CheckoutOrder>

/**
 * PUT /api/checkouts/{id}. The id is the shop's own random id of this checkout: at most one order is placed under it. Without
 * `order` it only quotes. `postal_code` null: not known yet, and the deliveries are those of the whole country.
 */
export const CheckoutRequest = z.object({
  items: z.array(CartItemRequest).min(1).max(MAX_LINES),
  coupons: z.array(z.string()).max(50),
  postal_code: z.string().max(12).nullable(),
  order: CheckoutOrder.nullable(),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** The payment that was begun at a provider; `id` is the provider's reference of it. */
const ProviderOrder = z.object({ payment: ProviderId, id: z.string() })

/**
 * The state of a checkout. `open`: no order is placed. `pending`: an order waits for its payment, and `next` leads the
 * shopper there; null while it was not begun. `done`: its order is placed and paid, or payable by invoice. Lines, deliveries,
 * payments and quotes are those of the request, not of a placed order. Amounts include VAT. At most one quote for each
 * delivery and way to pay: a delivery that the gift cards cover is paid with them alone, any other through a provider.
 * `gift_cards` are those of the checkout that can be used.
 */
export const Checkout = z.object({
  id: z.uuid(),
  state: z.enum(['open', 'pending', 'done']),
  items: z.array(CartItem),
  items_total: z.number(),
  discount_total: z.number(),
  /** False when nothing is sent, as for gift cards. */
  needs_delivery: z.boolean(),
  deliveries: z.array(DeliveryOption),
  payments: z.array(PaymentMethod),
  quotes: z.array(Quote),
  gift_cards: z.array(CheckoutGiftCard),
  order: z.object({ id: OrderId, number: z.string(), status: OrderStatus, to_pay: z.number().nonnegative() }).nullable(),
  next: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('redirect'), url: z.url({ protocol: /^https?$/ }), provider_order: ProviderOrder }),
      z.object({ type: z.literal('done') }),
    ])
    .nullable(),
})
export type Checkout = z.infer<typeof Checkout>

/**
 * POST /api/freight: what delivery of these goods to any address in the country costs, before a checkout is begun. Discounts, and
 * so the value of the goods, are the caller's.
 */
export const FreightRequest = z.object({
  items: z
    .array(CartItemRequest.pick({ product_id: true, quantity: true }))
    .min(1)
    .max(MAX_LINES),
})

/**
 * `price_from`: the lowest price, including VAT. `free_from`: the value of goods from which a delivery is free; null when
 * delivery is never free, as for goods on pallets. False, 0 and null when nothing is sent, as for gift cards. `arrives` is
 * null or absent where it is not known.
 */
export const CartFreight = z.object({
  needs_delivery: z.boolean(),
  price_from: z.number().nonnegative(),
  free_from: z.number().nonnegative().nullable(),
  arrives: ArrivalOfStock.nullable().catch(null).optional(),
})
export type CartFreight = z.infer<typeof CartFreight>

/**
 * A place where a parcel can be fetched. `opens` and `closes` are HH:MM, null when closed on these days (ISO weekdays 1 to 7).
 */
export const ServicePoint = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  distance_metres: z.number().nonnegative(),
  hours: z.array(
    z.object({ days: z.array(z.number().int().min(1).max(7)), opens: z.string().nullable(), closes: z.string().nullable() }),
  ),
})
export type ServicePoint = z.infer<typeof ServicePoint>

/** GET /api/service-points: the nearest ones of a delivery, nearest first. */
export const ServicePointsQuery = z.object({ delivery: z.string().max(64), postal_code: z.string().min(1).max(12) })
export const ServicePoints = z.array(ServicePoint)
