import type { Deal } from '../commerce/contract/deal'
import { countdown } from './countdown'

/** A moment in words of the storefront's language: `i dag`, `16:00`. */
export type Words = { day: string; time: string }
/** A deal as the shop shows it, with its last minute in words for who sees no countdown. */
export type ShownDeal = NonNullable<Deal> & { until: Words }
export type Delivery = { until: string; words: Words }

/** What the banner may show; `now` is the server's clock in milliseconds, with which the first render reckons everywhere. */
export type BannerData = { deal: ShownDeal | null; delivery: Delivery | null; now: number }

export type Banner = { kind: 'deal'; deal: ShownDeal } | { kind: 'delivery'; delivery: Delivery } | null

/** Whether a deal runs: now lies between `starts_at` and `expires_at`. */
export function isActive({ starts_at, expires_at }: Pick<NonNullable<Deal>, 'starts_at' | 'expires_at'>, now: number): boolean {
  return Date.parse(starts_at) <= now && now < Date.parse(expires_at)
}

/** The deal while it is active, otherwise the next delivery while its countdown shows (spec section 4, Banner). */
export function shownBanner({ deal, delivery }: Pick<BannerData, 'deal' | 'delivery'>, now: number): Banner {
  if (deal && isActive(deal, now)) return { kind: 'deal', deal }
  return delivery && countdown(delivery.until, now) !== null ? { kind: 'delivery', delivery } : null
}
