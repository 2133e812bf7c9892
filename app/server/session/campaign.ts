import type { Campaign } from './cart-state'
import { CARRIED_OUT } from '../../routing/carried-out'
import { cleanAddress } from '../../routing/clean-address'

/** The visit is recorded when any of these is present (spec sections 2 and 9, Tracking keys). */
export const TRACKING_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid'] as const

/** In characters; a cookie holds little more. */
export const CAMPAIGN_LENGTH = { location: 2000, referrer: 500 } as const

/** A token signs in its holder: it is never recorded. */
const SECRETS = ['token', 'order_access', 'order_link', 'change_password']

/**
 * The campaign data of a visit: its full location and the page it came from, empty when there is none; null without a tracking
 * key. `origin` is that of the shop as the shopper knows it. What is too long is cut.
 */
export function campaignOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  origin: string,
  referrer: string | null,
): Campaign | null {
  if (!hasTrackingKey(search)) return null
  // The address is not resolved as a reference: a path that begins with two slashes would name a host.
  const url = new URL(origin)
  url.pathname = pathname
  url.search = search
  const location = url.origin + cleanAddress(url, SECRETS)
  return {
    location: location.slice(0, CAMPAIGN_LENGTH.location),
    referrer: addressOf(referrer ?? '').slice(0, CAMPAIGN_LENGTH.referrer),
  }
}

/** Whether a query has a tracking key. */
export function hasTrackingKey(search: string): boolean {
  const query = new URLSearchParams(search)
  return TRACKING_KEYS.some((key) => query.has(key))
}

/**
 * The visit that counts: the later one, unless it is the redirect of the first to the address without start-up
 * parameters. Then the link's own address stays.
 */
export function laterCampaign(kept: Campaign | null, later: Campaign): Campaign {
  return kept !== null && withoutCarriedOut(kept.location) === later.location ? kept : later
}

function withoutCarriedOut(location: string): string {
  const url = new URL(location)
  return url.origin + cleanAddress(url, CARRIED_OUT)
}

/** Normalised as a URL, so that a forged header is not stored as free text. */
function addressOf(text: string): string {
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : ''
}
