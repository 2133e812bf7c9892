import { reportsProducts } from '../analytics/reports-products.server'
import { digestOf } from '../card/cards-digest.server'
import type { FacetedPage } from '../commerce/contract/listing'
import type { DiscountSources } from '../discounts/displayed-discount'
import { hideFromBrowser } from '../fragments/hide-from-browser'
import { leaveToMarkup } from '../fragments/left-to-markup'
import type { Needs } from '../server/request-context.server'
import { type ListingPage, listingPage } from './listing-page'
import type { ListingChoice } from './listing-query'

/**
 * The data of a listing for its page. In a document the browser gets the cards as markup alone (decision 081),
 * unless analytics reports which products the page lists, and reads the facets from the markup (decision 085),
 * unless their prices are shown without VAT.
 */
export function shownListing(
  page: FacetedPage,
  asked: ListingChoice,
  discounts: DiscountSources,
  context: Needs<'visitor' | 'services' | 'reply'>,
): ListingPage & { digest: string } {
  const { visitor, services, reply } = context
  const listing = listingPage(page, asked, visitor.store, { discounts, origin: services.publicOrigin })
  const shown = { ...listing, digest: digestOf(listing.cards ?? []) }
  if (!reply.isDocument) return shown
  if (!reportsProducts(context)) hideFromBrowser(shown, 'cards')
  return visitor.vat === 'including' ? leaveToMarkup(shown, ['facets']) : shown
}
