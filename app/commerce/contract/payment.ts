import { z } from 'zod'
import { PAYMENT_PROVIDERS } from './payment-providers'

const PROVIDER_IDS = PAYMENT_PROVIDERS.map(({ id }) => id)
export const ProviderId = z.enum(PROVIDER_IDS)
export type ProviderId = z.infer<typeof ProviderId>

/** The name of a provider's order in the cart state (spec section 3): `walley-b2c` is `walleyB2c` there. */
export const cartFieldOf = (provider: ProviderId): string =>
  provider.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())

/** Ways to pay the backend can offer: through a provider, or with gift cards that cover the whole order, which needs none. */
export const PAYMENT_METHODS = [...PROVIDER_IDS, 'gift-card'] as const
export const PaymentMethodId = z.enum(PAYMENT_METHODS)
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

/**
 * A way to pay; `fee` includes VAT.
 * - `companies`: only companies can pay so; `consumers`: only private persons can.
 * - `credit`: the goods may come before the payment, or its page offers that; a backend that does not tell is taken to mean so.
 * - `mobile`: it needs the shopper's mobile number.
 */
export const PaymentMethod = z.object({
  id: PaymentMethodId,
  name: z.string(),
  description: z.string(),
  fee: z.number().nonnegative(),
  companies: z.boolean().default(false),
  consumers: z.boolean().default(false),
  credit: z.boolean().default(true),
  mobile: z.boolean().default(false),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>
