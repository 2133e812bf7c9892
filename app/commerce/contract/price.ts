import { z } from 'zod'

/**
 * A quantity tier (spec section 3): from quantity `q` on, one unit costs `p`. `o` is the ordinary price that `p` is reduced from
 * (the lowest of the last 30 days), `d` the reduction in percent. Amounts include VAT, in the store's currency.
 */
export const PriceTier = z.object({
  q: z.number().int().min(1),
  p: z.number().nonnegative(),
  o: z.number().nonnegative().optional(),
  d: z.number().min(0).max(100).optional(),
})
export type PriceTier = z.infer<typeof PriceTier>

/** Normal tiers `n` and campaign tiers `c`; the lower of the two that apply is the price. Both sorted by `q`. */
export const Prices = z.object({ n: z.array(PriceTier), c: z.array(PriceTier) })
export type Prices = z.infer<typeof Prices>

/** Value added tax in percent: 25 means a factor of 1.25. */
export const VatPercent = z.number().min(0).max(100)
