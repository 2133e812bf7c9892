import { currentPrices, type StoredTier, unitPrice } from './tiers'

/** When the price of one piece ends, as its campaign does; null when it has no end. Tiers are those of a product in one store. */
export function priceUntil(tiers: readonly StoredTier[], now: Date): Date | null {
  const price = unitPrice(currentPrices(tiers, now), 1)
  const running = tiers.filter(
    ({ q, p, starts_at, ends_at }) =>
      q === 1 && p === price && (starts_at === null || starts_at <= now) && (ends_at === null || ends_at > now),
  )
  // An endless tier of the same price outlives the others.
  const ends = running.map(({ ends_at }) => ends_at?.getTime() ?? Infinity)
  const last = Math.max(...ends)
  return running.length === 0 || last === Infinity ? null : new Date(last)
}
