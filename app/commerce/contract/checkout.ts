import { z } from 'zod'

/** Ways to pay the backend can offer; each is an adapter of a payment provider. */
export const PAYMENT_METHODS = ['invoice', 'klarna', 'stripe', 'walley-b2c', 'walley-b2b'] as const
export const PaymentMethodId = z.enum(PAYMENT_METHODS)
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

export const PaymentMethod = z.object({
  id: PaymentMethodId,
  name: z.string(),
  description: z.string(),
  fee: z.number().nonnegative(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A way to have the parcel: `price` includes VAT, days are working days from dispatch. */
export const ShippingMethod = z.object({
  id: z.string(),
  carrier: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number().nonnegative(),
  days_from: z.number().int().nonnegative(),
  days_to: z.number().int().nonnegative(),
})
export type ShippingMethod = z.infer<typeof ShippingMethod>

/** POST /api/checkout-options: what can be chosen for this cart, and the least the cart must come to. */
export const CheckoutOptionsRequest = z.object({ cart_total: z.number().nonnegative() })
export const CheckoutOptions = z.object({
  shipping_methods: z.array(ShippingMethod).min(1),
  payment_methods: z.array(PaymentMethod).min(1),
})
export type CheckoutOptions = z.infer<typeof CheckoutOptions>
