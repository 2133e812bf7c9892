import { reportsProducts } from '../analytics/reports-products.server'
import { digestOf } from '../card/cards-digest.server'
import type { CardProduct } from '../card/rules/card-product'
import type { DiscountSources } from '../discounts/displayed-discount'
import { hideFromBrowser } from '../fragments/hide-from-browser'
import type { Needs } from '../server/request-context.server'
import { loadHome } from './home-data.server'
import { shopJsonLd } from './shop-json-ld'

/**
 * The parts that the browser does not get: structured data, and in a document the cards, which are markup alone (decision 081).
 */
type HiddenParts = { jsonLd?: object; offers?: CardProduct[] }

/** The data of the home page as its page shows it. The cards stay where analytics reports them. */
export async function shownHome(context: Needs<'visitor' | 'backend' | 'services' | 'reply'>, discounts: DiscountSources) {
  const { offers, ...home } = await loadHome(context, discounts)
  const { visitor, services, reply } = context
  const hidden: HiddenParts = { jsonLd: shopJsonLd(visitor.language, services.publicOrigin), offers }
  const shown = hideFromBrowser({ ...home, ...hidden, digest: digestOf(offers) }, 'jsonLd')
  return reply.isDocument && offers.length > 0 && !reportsProducts(context) ? hideFromBrowser(shown, 'offers') : shown
}
