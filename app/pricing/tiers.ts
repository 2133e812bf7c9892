import type { Prices, PriceTier } from '../commerce/contract/price'

/**
 * What one unit costs at a quantity, in the store's currency including VAT. `ordinary` is the price it is reduced from (the lowest
 * of the last 30 days) and `discount` the reduction in whole percent; both null when it is not reduced.
 */
export type UnitPrice = { price: number; ordinary: number | null; discount: number | null }

/** A row of the table of quantity prices: from `quantity` pieces on, one costs `price`, `saving` percent less than a single one. */
export type PriceRow = { quantity: number; price: number; saving: number }

/** The highest quantity tier that `quantity` reaches (spec section 4), in whatever order the tiers stand. */
export function reachedTier<T extends { q: number }>(tiers: readonly T[], quantity: number): T | null {
  return tiers.reduce<T | null>((best, tier) => (tier.q <= quantity && tier.q >= (best?.q ?? 0) ? tier : best), null)
}

/**
 * The lowest applicable of the normal and the campaign tier, each at the highest tier reached (spec section 4; design section 7).
 * Null when no tier begins at or below `quantity`, as for a product without a price.
 */
export function unitPrice({ n, c }: Prices, quantity: number): UnitPrice | null {
  const normal = reachedTier(n, quantity)
  const campaign = reachedTier(c, quantity)
  const tier = campaign && (!normal || campaign.p <= normal.p) ? campaign : normal
  if (!tier) return null
  const ordinary = tier.o !== undefined && tier.o > tier.p ? tier.o : null
  return { price: tier.p, ordinary, discount: ordinary === null ? null : statedDiscount(tier, ordinary) }
}

/** Whole percent, never more than the price really is reduced: the backend's own figure may have been meant before rounding. */
function statedDiscount({ p, d }: PriceTier, ordinary: number): number {
  const real = percentOff(p, ordinary)
  // The nudge keeps a binary fraction from making 24 of 25.
  return Math.floor(Math.min(d ?? real, real) + 1e-9)
}

/**
 * The prices by quantity, each lower than the one before; empty when a single piece costs no more than many. A quantity at which
 * the price does not fall is left out.
 */
export function priceTable(prices: Prices): PriceRow[] {
  const single = unitPrice(prices, 1)
  if (!single) return []
  const quantities = [...new Set([...prices.n, ...prices.c].map(({ q }) => q))].filter((q) => q > 1).sort((a, b) => a - b)
  const rows: PriceRow[] = [{ quantity: 1, price: single.price, saving: 0 }]
  for (const quantity of quantities) {
    const price = unitPrice(prices, quantity)?.price ?? single.price
    if (price < (rows.at(-1)?.price ?? 0)) rows.push({ quantity, price, saving: Math.floor(percentOff(price, single.price)) })
  }
  return rows.length > 1 ? rows : []
}

function percentOff(price: number, ordinary: number): number {
  return ordinary > 0 ? ((ordinary - price) * 100) / ordinary : 0
}
