import { z } from 'zod'

/** Payment providers; each is an adapter of the backend. */
const PROVIDERS = ['invoice', 'klarna', 'stripe', 'walley-b2c', 'walley-b2b'] as const
export const ProviderId = z.enum(PROVIDERS)
export type ProviderId = z.infer<typeof ProviderId>

/** Ways to pay the backend can offer: through a provider, or with gift cards that cover the whole order, which needs none. */
export const PAYMENT_METHODS = [...PROVIDERS, 'gift-card'] as const
export const PaymentMethodId = z.enum(PAYMENT_METHODS)
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

/** A way to pay; `fee` includes VAT. `companies`: only companies can pay so; `consumers`: only private persons can. */
export const PaymentMethod = z.object({
  id: PaymentMethodId,
  name: z.string(),
  description: z.string(),
  fee: z.number().nonnegative(),
  companies: z.boolean().default(false),
  consumers: z.boolean().default(false),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
