import type { Prices, PriceTier } from '../../app/commerce/contract/price'

/** A stored tier; `starts_at` and `ends_at` limit a campaign, null is open-ended. */
export type StoredTier = {
  kind: 'n' | 'c'
  q: number
  p: number
  o: number | null
  d: number | null
  starts_at: Date | null
  ends_at: Date | null
}

/** The tiers valid at `now`: normal (`n`) and campaign (`c`), each sorted by quantity. */
export function currentPrices(tiers: readonly StoredTier[], now: Date): Prices {
  const running = tiers
    .filter((tier) => (tier.starts_at === null || tier.starts_at <= now) && (tier.ends_at === null || tier.ends_at > now))
    .sort((a, b) => a.q - b.q)
  const of = (kind: 'n' | 'c') => running.filter((tier) => tier.kind === kind).map(toTier)
  return { n: of('n'), c: of('c') }
}

function toTier({ q, p, o, d }: StoredTier): PriceTier {
  return { q, p, ...(o === null ? {} : { o }), ...(d === null ? {} : { d }) }
}

/** The unit price at a quantity: the lower of the highest normal and campaign tier reached; null when none is reached. */
export function unitPrice(prices: Prices, quantity: number): number | null {
  const reached = [highestReached(prices.n, quantity), highestReached(prices.c, quantity)].filter((tier) => tier !== undefined)
  return reached.length === 0 ? null : Math.min(...reached.map((tier) => tier.p))
}

function highestReached(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.findLast((tier) => tier.q <= quantity)
}

/** Normal and campaign tiers merged into one list, in which the highest tier reached is the price (CartItem.pricing). */
export function mergedTiers(prices: Prices): { q: number; p: number }[] {
  const quantities = [...new Set([...prices.n, ...prices.c].map((tier) => tier.q))].sort((a, b) => a - b)
  const merged: { q: number; p: number }[] = []
  for (const q of quantities) {
    const p = unitPrice(prices, q)
    if (p !== null && p !== merged.at(-1)?.p) merged.push({ q, p })
  }
  return merged
}

/** The unit price before any reduction: the price the campaign is reduced from, else the first normal tier. */
export function ordinaryPrice(prices: Prices): number {
  return prices.c[0]?.o ?? prices.n[0]?.p ?? prices.c[0]?.p ?? 0
}
