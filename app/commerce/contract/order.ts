import { z } from 'zod'
import { Address } from './address'
import { CartItemFields } from './cart'
import { GiftCardPart } from './gift-card'
import { required } from './readers/field'
import { amountOf, textOf } from './readers/scalar'
import { OrderId, WrittenOrderId } from './order-id'

/** A company that buys: `organisation_number` without spaces, `reference` is printed on its invoice. */
const Company = z.object({
  name: z.string().min(1).max(200),
  organisation_number: z.string().min(1).max(20),
  reference: z.string().max(100),
})

/** Recipient, message and day of a gift card, which is mailed; null: at once. */
const Gift = z.object({ email: z.email().max(254), message: z.string().max(500), deliver_on: z.iso.date().nullable() })

/**
 * The buyer, with the name of a person. `address` is null when nothing is sent, `company` for a private person, `gift` unless
 * gift cards are ordered. `mobile` is empty where it is not given, as for gift cards alone; `billing` is who the invoice or
 * receipt is addressed to; null when that is the address of the delivery.
 */
export const Customer = z.object({
  email: z.email().max(254),
  mobile: z.union([z.literal(''), z.string().min(5).max(20)]),
  first_name: z.string().min(1).max(100),
  last_name: z.string().min(1).max(100),
  address: Address.nullable(),
  billing: Address.nullable().default(null),
  company: Company.nullable(),
  gift: Gift.nullable(),
})
export type Customer = z.infer<typeof Customer>

/** The address that a campaign led the shopper to, and the page it came from (spec section 2); the referrer may be empty. */
export const CampaignData = z.object({ location: z.url().max(2000), referrer: z.string().max(500) })
export type CampaignData = z.infer<typeof CampaignData>

/**
 * GET /api/orders: the order that the checkout with this id led to; 404 when there is none. For an answer that got
 * lost. GET /api/orders/{id}: an order, for the browser that placed it. The id of an order stands in the address of
 * its tracking; the id of its checkout is known to that browser's session only, and is the proof. 404 without it, also
 * for a subscription's later deliveries.
 */
export const OrderOfCheckoutQuery = z.object({ checkout_order_id: WrittenOrderId })

export const ORDER_STATUSES = ['pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>

/**
 * The reasons for which an order is cancelled. Before its payment: the payment failed, the shopper cancelled it, it was not made
 * in time, or another order replaced this one. After it was confirmed: the customer asked for it (`by-customer`), the shop cannot
 * deliver (`by-shop`), or the provider released what was reserved before the order was sent (`payment-lapsed`).
 */
export const CANCEL_REASONS = [
  'payment-failed',
  'payment-cancelled',
  'payment-expired',
  'replaced',
  'by-customer',
  'by-shop',
  'payment-lapsed',
] as const
export const CancelReason = z.enum(CANCEL_REASONS)
export type CancelReason = z.infer<typeof CancelReason>

/**
 * The delivery of an order as it was agreed. `arrives` and `service_point` are null where nothing was promised, `post_number`
 * (the customer's at the carrier) where none is needed.
 */
const OrderDelivery = z.object({
  id: z.string(),
  carrier: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().default(null),
  service_point: z
    .object({ id: z.string(), name: z.string(), street: z.string(), postal_code: z.string(), city: z.string() })
    .nullable()
    .default(null),
  post_number: z.string().nullable().default(null),
})

const OrderAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  street: z.string(),
  street2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country_code: z.string(),
})

/** The agreed way to pay an order. It may be offered no more, so `id` is any text. */
const OrderPayment = z.object({ id: z.string(), name: z.string(), description: z.string(), fee: z.number().nonnegative() })

/**
 * The customer of a placed order, with the name of a person. The limits of `Customer` do not apply: they may
 * have changed since the order was placed.
 */
const OrderCustomerFields = z.object({
  email: z.string(),
  mobile: z.string(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  address: OrderAddress.nullable(),
  billing: OrderAddress.nullable().default(null),
  company: z.object({ name: z.string(), organisation_number: z.string(), reference: z.string() }).nullable().default(null),
  gift: z.object({ email: z.string(), message: z.string(), deliver_on: z.iso.date().nullable() }).nullable().default(null),
})

/** Without a name of the buyer, that of the address is used. */
const OrderCustomer = OrderCustomerFields.transform(({ first_name, last_name, ...customer }) => ({
  ...customer,
  first_name: first_name ?? customer.address?.first_name ?? '',
  last_name: last_name ?? customer.address?.last_name ?? '',
}))

/**
 * A line as it was bought. `withdrawn`: pieces that were withdrawn from, or refunded, before
 * the order was sent, so they are not sent.
 */
const OrderLine = CartItemFields.extend({
  /** Empty when a stored line lost it. */
  slug: required(textOf),
  ordinary_price: required(amountOf),
  withdrawn: z.number().int().nonnegative().default(0),
})
export type OrderLine = z.infer<typeof OrderLine>

/**
 * The terms of an invoice of the shop: it is paid within `days` days of dispatch, to `recipient`. `account`: names and values to
 * show in the language of the store that the order was placed in; the last is the reference of the payment.
 */
export const InvoiceTerms = z.object({
  days: z.number().int().positive(),
  recipient: z.string(),
  account: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type InvoiceTerms = z.infer<typeof InvoiceTerms>

/**
 * An order. `id` is random and secret, `number` is what the shopper reads out. Amounts include VAT. `pending` orders wait for
 * their payment; `shipping` is null when nothing is sent. `payment_due`: the day on which its invoice is due, known once it is
 * sent. `invoice` is null for an order that is not paid by an invoice of the shop.
 */
export const Order = z.object({
  id: OrderId,
  checkout_order_id: OrderId,
  number: z.string(),
  placed_at: z.iso.datetime(),
  status: OrderStatus,
  cancel_reason: CancelReason.nullable().default(null),
  currency: z.string().length(3),
  items: z.array(OrderLine),
  items_total: z.number(),
  discount_total: z.number(),
  /** The deposits of all lines, which are part of the total and not of `items_total`. */
  deposit_total: z.number().nonnegative().default(0),
  shipping: OrderDelivery.nullable(),
  payment: OrderPayment,
  payment_due: z.iso.date().nullable(),
  invoice: InvoiceTerms.nullable().default(null),
  total: z.number(),
  vat_total: z.number(),
  /**
   * The amount that is not charged, or given back, for the pieces that were withdrawn from,
   * or refunded, before the order was sent.
   */
  withdrawn_total: z.number().nonnegative().default(0),
  /** The part of the total that gift cards pay; the rest is paid as `payment` says. */
  gift_cards: z.array(GiftCardPart).default([]),
  gift_card_total: z.number().nonnegative().default(0),
  customer: OrderCustomer,
  message: z.string(),
})
export type Order = z.infer<typeof Order>

/**
 * GET /api/orders/{id}/receipt: the receipt for whoever returns from a payment with the access token, in any browser. No name, no
 * address, no contact.
 */
export const ReceiptQuery = z.object({ access: z.string().max(300) })
export const OrderReceipt = Order.pick({
  number: true,
  placed_at: true,
  status: true,
  cancel_reason: true,
  currency: true,
  total: true,
  gift_card_total: true,
}).extend({
  payment: z.string(),
  delivery: z.string().nullable(),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
})
export type OrderReceipt = z.infer<typeof OrderReceipt>
