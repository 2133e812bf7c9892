import { currentPrices, type StoredTier, unitPrice } from './tiers'

/** The end of the price of one piece, such as the end of its campaign; null without an end. Tiers are those of a product in one store. */
export function priceUntil(tiers: readonly StoredTier[], now: Date): Date | null {
  const price = unitPrice(currentPrices(tiers, now), 1)
  const running = tiers.filter(
    ({ q, p, starts_at, ends_at }) =>
      q === 1 && p === price && (starts_at === null || starts_at <= now) && (ends_at === null || ends_at > now),
  )
  // An endless tier of the same price makes the price endless.
  const ends = running.map(({ ends_at }) => ends_at?.getTime() ?? Infinity)
  const last = Math.max(...ends)
  return running.length === 0 || last === Infinity ? null : new Date(last)
}
