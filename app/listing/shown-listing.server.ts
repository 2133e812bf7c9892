import { createHash } from 'node:crypto'
import { browserAnalytics } from '../analytics/browser-analytics'
import type { FacetedPage } from '../commerce/contract/listing'
import type { DiscountSources } from '../discounts/displayed-discount'
import { hideFromBrowser } from '../fragments/hide-from-browser'
import { jsonOf } from '../fragments/json-of'
import type { Needs } from '../server/request-context.server'
import { type ListingPage, listingPage } from './listing-page'
import type { ListingChoice } from './listing-query'

/**
 * The data of a listing for its page. In a document the browser gets the cards as markup alone (decision 081), unless analytics reports which
 * products the page lists.
 */
export function shownListing(
  page: FacetedPage,
  asked: ListingChoice,
  discounts: DiscountSources,
  { visitor, services, reply }: Needs<'visitor' | 'services' | 'reply'>,
): ListingPage & { mark: string } {
  const listing = listingPage(page, asked, visitor.store, { discounts, origin: services.publicOrigin })
  const marked = { ...listing, mark: markOf(listing) }
  const isReported = browserAnalytics(services.analytics, visitor.language, false) !== null
  return reply.isDocument && !isReported ? hideFromBrowser(marked, 'cards') : marked
}

/** Differs when a card shows something else. */
function markOf({ cards = [] }: ListingPage): string {
  return createHash('sha1').update(cards.map(jsonOf).join()).digest('base64url')
}
