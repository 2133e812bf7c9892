import { z } from 'zod'

/** Ways to pay the backend can offer; each is an adapter of a payment provider. */
export const PAYMENT_METHODS = ['invoice', 'klarna', 'stripe', 'walley-b2c', 'walley-b2b'] as const
export const PaymentMethodId = z.enum(PAYMENT_METHODS)
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

/** A way to pay; `fee` includes VAT. `companies`: only companies can pay so. */
export const PaymentMethod = z.object({
  id: PaymentMethodId,
  name: z.string(),
  description: z.string(),
  fee: z.number().nonnegative(),
  companies: z.boolean().default(false),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
