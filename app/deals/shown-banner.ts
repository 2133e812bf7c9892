import type { Deal } from '../commerce/contract/deal'
import { COUNTDOWN, countdown } from './countdown'

/** A moment, formatted in the storefront's language: `i dag`, `16:00`. */
export type DayAndTime = { day: string; time: string }
/**
 * `discount` is in whole percent; 0 is not shown. `until` is the last minute of the deal, shown
 * without scripts in place of the countdown.
 */
export type ShownDeal = NonNullable<Deal> & { until: DayAndTime }
/** Orders before `until` (ISO 8601) leave the same day. */
export type DeliveryCutoff = { until: string; text: DayAndTime }

/**
 * `now` is the last change of the banner by the server's clock, in milliseconds; the browser uses it too for the
 * first render, so that hydration matches.
 */
export type BannerData = { deal: ShownDeal | null; delivery: DeliveryCutoff | null; now: number }

export type ShownBanner = { kind: 'deal'; deal: ShownDeal } | { kind: 'delivery'; delivery: DeliveryCutoff } | null

/** Whether `now` lies between `starts_at` (included) and `expires_at` (excluded). */
export function isActive({ starts_at, expires_at }: Pick<NonNullable<Deal>, 'starts_at' | 'expires_at'>, now: number): boolean {
  return Date.parse(starts_at) <= now && now < Date.parse(expires_at)
}

/** The deal while it is active, otherwise the next delivery while its countdown shows (spec section 4, Banner). */
export function shownBanner({ deal, delivery }: Pick<BannerData, 'deal' | 'delivery'>, now: number): ShownBanner {
  if (deal && isActive(deal, now)) return { kind: 'deal', deal }
  return delivery && countdown(delivery.until, now) !== null ? { kind: 'delivery', delivery } : null
}

/**
 * The last moment up to `now` at which the banner may have changed, in milliseconds; 0 for none. It gives the same banner as
 * `now`, and is constant between two changes, so that the ETag of an unchanged page is stable.
 */
export function lastChange(
  deal: Pick<NonNullable<Deal>, 'starts_at' | 'expires_at'> | null,
  delivery: Pick<DeliveryCutoff, 'until'> | null,
  now: number,
): number {
  const cutoff = delivery === null ? NaN : Date.parse(delivery.until)
  const changes = [deal?.starts_at, deal?.expires_at].map((moment) => Date.parse(moment ?? ''))
  // The countdown begins when less than its longest time remains.
  return Math.max(0, ...[...changes, cutoff - COUNTDOWN.maxRemaining + 1, cutoff].filter((change) => change <= now))
}
