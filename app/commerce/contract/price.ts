import { required, withDefault } from './readers/field'
import { percentOf } from './readers/scalar'
import { type Prices as Tiers, pricesOf } from './readers/tiers'

export type { PriceTier } from './readers/tiers'
export type Prices = Tiers

/** Both lists may be absent: a product without tiers has no price. */
export const Prices = withDefault(pricesOf, { n: [], c: [] })

/** Value added tax in percent: 25 means a factor of 1.25. */
export const VatPercent = required(percentOf)
