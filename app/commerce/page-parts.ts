import type { CallName } from './contract/calls'

/**
 * The reads of parts that many pages show. A backend without one of them (404) would be asked for it by every
 * page, so that is kept as an answer is.
 */
export const PAGE_PARTS: ReadonlySet<CallName> = new Set<CallName>([
  'widget',
  'strings',
  'currentDeal',
  'nextDelivery',
  'devices',
  'campaignListing',
  'relatedProducts',
  'reviews',
])
