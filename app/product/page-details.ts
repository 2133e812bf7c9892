import { plainText } from '../content/plain-text'
import { previewPicture } from '../gallery/product-pictures'
import { alternatesBy, listedAlternates } from '../routing/alternates'
import { askedCampaign, campaignSearch } from '../routing/campaign-query'
import { href } from '../routing/href'
import type { Store } from '../store/store'
import { MAX_FILTER_LENGTH } from './fits-filter'
import { isGone } from './is-gone'
import { productJsonLd } from './product-json-ld'
import type { productPage } from './product-page'

/** The page of a product without the product itself: its addresses, its picture in link previews, its structured data. */
export function pageDetails(
  found: Parameters<typeof productPage>[0],
  product: ReturnType<typeof productPage>,
  { searchParams }: URL,
  { store, origin, depositName }: { store: Store; origin: string; depositName: string },
) {
  const campaign = askedCampaign(searchParams)
  const everywhere = alternatesBy(found.alternates, (other, slug) => href('product', other, { slug }))
  const { alternates, switched } = listedAlternates(everywhere, found.gone_in)
  return {
    gone: isGone(found),
    description: found.description,
    campaign,
    alternates,
    /** The device that a link from the finder asks about. */
    requestedDevice: (searchParams.get('fits') ?? '').trim().slice(0, MAX_FILTER_LENGTH),
    path: href('product', store.language, { slug: found.slug }),
    preview: previewPicture(found),
    switched: campaign === null ? switched : alternatesBy(everywhere, (_, path) => path + campaignSearch(campaign)),
    jsonLd: productJsonLd(product, {
      read: found,
      origin,
      store,
      description: plainText(found.description),
      depositName,
    }),
  }
}
