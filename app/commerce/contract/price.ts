import { needed, orElse } from './told/field'
import { percentOf } from './told/scalar'
import { type Prices as Tiers, pricesOf } from './told/tiers'

export type { PriceTier } from './told/tiers'
export type Prices = Tiers

/** Both lists may be absent: a product without tiers has no price. */
export const Prices = orElse(pricesOf, { n: [], c: [] })

/** Value added tax in percent: 25 means a factor of 1.25. */
export const VatPercent = needed(percentOf)
