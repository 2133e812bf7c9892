import { z } from 'zod'

/** Payment providers, each an adapter of the backend. `cartField`: the name of its order in the cart state (spec section 3). */
const PROVIDERS = [
  { id: 'invoice', cartField: 'invoice' },
  { id: 'klarna', cartField: 'klarna' },
  { id: 'stripe', cartField: 'stripe' },
  { id: 'walley-b2c', cartField: 'walleyB2c' },
  { id: 'walley-b2b', cartField: 'walleyB2b' },
] as const
const PROVIDER_IDS = PROVIDERS.map(({ id }) => id)
export const ProviderId = z.enum(PROVIDER_IDS)
export type ProviderId = z.infer<typeof ProviderId>

/** The name of a provider's order in the cart state. */
export const cartFieldOf = (provider: ProviderId): string => PROVIDERS.find(({ id }) => id === provider)?.cartField ?? provider

/** Ways to pay the backend can offer: through a provider, or with gift cards that cover the whole order, which needs none. */
export const PAYMENT_METHODS = [...PROVIDER_IDS, 'gift-card'] as const
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
