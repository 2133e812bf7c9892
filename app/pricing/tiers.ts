import type { Prices, PriceTier } from '../commerce/contract/price'

/**
 * The price of one unit at a quantity, in the store's currency including VAT. `ordinary` is the lowest price of the last
 * 30 days and `discount` the reduction from it in whole percent; both are null when the price is not reduced, `discount`
 * also when it is less than one percent.
 */
export type UnitPrice = { price: number; ordinary: number | null; discount: number | null }

/** A row of the price table: the unit price from `quantity` units on; `saving` is in percent of the price of a single unit. */
export type PriceRow = { quantity: number; price: number; saving: number }

/** The highest tier that `quantity` reaches (spec section 4), in any order of the tiers; null when it reaches none. */
export function reachedTier<T extends { q: number }>(tiers: readonly T[], quantity: number): T | null {
  return tiers.reduce<T | null>((best, tier) => (tier.q <= quantity && tier.q >= (best?.q ?? 0) ? tier : best), null)
}

/**
 * The lower of the normal and the campaign price, each at the highest tier reached (spec section 4). Null when
 * `quantity` reaches no tier, as for a product without a price.
 */
export function unitPrice({ n, c }: Prices, quantity: number): UnitPrice | null {
  const normal = reachedTier(n, quantity)
  const campaign = reachedTier(c, quantity)
  const tier = campaign && (!normal || campaign.p <= normal.p) ? campaign : normal
  if (!tier) return null
  const ordinary = tier.o !== undefined && tier.o > tier.p ? tier.o : null
  return { price: tier.p, ordinary, discount: ordinary === null ? null : statedDiscount(tier, ordinary) }
}

/**
 * Whole percent, at most the real reduction: the backend may give a discount from before
 * rounding. Null for less than one percent.
 */
function statedDiscount({ p, d = 0 }: PriceTier, ordinary: number): number | null {
  const real = percentOff(p, ordinary)
  return wholePercent(Math.min(d > 0 ? d : real, real))
}

/**
 * A discount in whole percent, rounded down; null for less than one percent. 1e-9 compensates
 * binary fractions: 24.999999999 counts as 25.
 */
export const wholePercent = (percent: number): number | null => Math.floor(percent + 1e-9) || null

/**
 * The unit prices by quantity. Quantities at which the price does not fall are left out; empty when the
 * price does not depend on the quantity.
 */
export function priceTable(prices: Prices): PriceRow[] {
  const single = unitPrice(prices, 1)
  if (!single) return []
  const quantities = [...new Set([...prices.n, ...prices.c].map(({ q }) => q))].filter((q) => q > 1).sort((a, b) => a - b)
  const rows: PriceRow[] = [{ quantity: 1, price: single.price, saving: 0 }]
  for (const quantity of quantities) {
    const price = unitPrice(prices, quantity)?.price ?? single.price
    if (price < (rows.at(-1)?.price ?? 0))
      rows.push({ quantity, price, saving: wholePercent(percentOff(price, single.price)) ?? 0 })
  }
  return rows.length > 1 ? rows : []
}

/** The reduction from the ordinary to a lower price, in percent. */
export function percentOff(price: number, ordinary: number): number {
  return ordinary > 0 ? ((ordinary - price) * 100) / ordinary : 0
}
