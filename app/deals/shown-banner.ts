import type { Deal } from '../commerce/contract/deal'
import { countdown } from './countdown'

/** A point in time as text in the storefront's language: `i dag`, `16:00`. */
export type Words = { day: string; time: string }
/** A deal for the banner; `until` is its end as text, for pages without the countdown. */
export type ShownDeal = NonNullable<Deal> & { until: Words }
/** The cutoff of the next delivery, ISO 8601 and as text. */
export type DeliveryCutoff = { until: string; words: Words }

/** What the banner may show; `now` is the server's time in milliseconds since 1970, used by the first render on server and browser. */
export type BannerData = { deal: ShownDeal | null; delivery: DeliveryCutoff | null; now: number }

export type Banner = { kind: 'deal'; deal: ShownDeal } | { kind: 'delivery'; delivery: DeliveryCutoff } | null

/** Whether a deal runs: now lies between `starts_at` and `expires_at`. */
export function isActive({ starts_at, expires_at }: Pick<NonNullable<Deal>, 'starts_at' | 'expires_at'>, now: number): boolean {
  return Date.parse(starts_at) <= now && now < Date.parse(expires_at)
}

/** The deal while it is active, otherwise the next delivery while its countdown shows (spec section 4, Banner). */
export function shownBanner({ deal, delivery }: Pick<BannerData, 'deal' | 'delivery'>, now: number): Banner {
  if (deal && isActive(deal, now)) return { kind: 'deal', deal }
  return delivery && countdown(delivery.until, now) !== null ? { kind: 'delivery', delivery } : null
}
