import { z } from 'zod'
import { CartItem, CartItemRequest } from './cart'
import { PaymentMethod, PaymentMethodId, ShippingMethod } from './checkout'

export const Address = z.object({
  first_name: z.string().min(1).max(100),
  last_name: z.string().min(1).max(100),
  street: z.string().min(1).max(200),
  street2: z.string().max(200),
  postal_code: z.string().min(1).max(12),
  city: z.string().min(1).max(100),
  country_code: z.string().length(2),
})
export type Address = z.infer<typeof Address>

export const Customer = z.object({ email: z.email().max(254), mobile: z.string().min(5).max(20), address: Address })
export type Customer = z.infer<typeof Customer>

/** Where a campaign led the shopper to, and from which page (spec section 2): addresses, the referrer may be empty. */
export const CampaignData = z.object({ location: z.url().max(2000), referrer: z.string().max(500) })
export type CampaignData = z.infer<typeof CampaignData>

/**
 * POST /api/orders. `checkout_order_id` is the shop's own random id of this checkout: sent twice, the same order answers, so a form
 * sent twice buys once. `expected_total` is what the shopper saw; another total is refused (409), never charged.
 */
export const PlaceOrderRequest = z.object({
  checkout_order_id: z.uuid(),
  items: z.array(CartItemRequest).min(1).max(500),
  coupons: z.array(z.string()).max(50),
  customer: Customer,
  shipping_method: z.string(),
  payment_method: PaymentMethodId,
  expected_total: z.number().nonnegative(),
  message: z.string().max(1000),
  /** For a backend that tells which campaigns sell. */
  campaign_data: CampaignData.nullable().optional(),
})
export type PlaceOrderRequest = z.infer<typeof PlaceOrderRequest>

/** GET /api/orders: the order that the checkout with this id led to; 404 when there is none. For an answer of POST that got lost. */
export const OrderOfCheckoutQuery = z.object({ checkout_order_id: z.uuid() })

/** The customer of a placed order. The limits of `Customer` do not apply: they may have changed since the order was placed. */
const OrderCustomer = z.object({
  email: z.string(),
  mobile: z.string(),
  address: z.object({
    first_name: z.string(),
    last_name: z.string(),
    street: z.string(),
    street2: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country_code: z.string(),
  }),
})

export const ORDER_STATUSES = ['pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const

/** A placed order. `id` is random and secret, `number` is what the shopper reads out. Amounts include VAT. */
export const Order = z.object({
  id: z.uuid(),
  checkout_order_id: z.uuid(),
  number: z.string(),
  placed_at: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  currency: z.string().length(3),
  items: z.array(CartItem),
  items_total: z.number(),
  discount_total: z.number(),
  shipping: ShippingMethod,
  payment: PaymentMethod,
  payment_due: z.iso.date().nullable(),
  total: z.number(),
  vat_total: z.number(),
  customer: OrderCustomer,
  message: z.string(),
})
export type Order = z.infer<typeof Order>
