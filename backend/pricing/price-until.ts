import { currentPrices, type StoredTier, unitPrice } from './tiers'

/**
 * The moment at which the price of one piece changes next, such as the end of its campaign or the beginning of a cheaper one;
 * null when no change is known. Tiers are those of a product in one store.
 */
export function priceUntil(tiers: readonly StoredTier[], now: Date): Date | null {
  const priceAt = (moment: Date) => unitPrice(currentPrices(tiers, moment), 1)
  const price = priceAt(now)
  if (price === null) return null
  const later = tiers
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((moment) => moment !== null)
    .filter((moment) => moment > now)
    .sort((a, b) => a.getTime() - b.getTime())
  return later.find((moment) => priceAt(moment) !== price) ?? null
}
