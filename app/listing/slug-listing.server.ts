import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Backend } from '../commerce/backend.server'
import { shownDiscounts } from '../discounts/coupons.server'
import { alternatesBy, listedAlternates } from '../routing/alternates'
import { href } from '../routing/href'
import { listingCall } from './listing-query'
import { redirectUnlessCanonical, requestedListing } from './requested-listing.server'
import { shownListing } from './shown-listing.server'
import type { SlugKind } from './slug-listing'

type SlugQuery = Parameters<Backend['brandListing']>[0]

/** The listing of a kind, with the brand or tag that its slug names. */
const LISTINGS = {
  brand: async (backend: Backend, query: SlugQuery) => {
    const { brand, ...page } = await backend.brandListing(query)
    return { named: brand, page }
  },
  tag: async (backend: Backend, query: SlugQuery) => {
    const { tag, ...page } = await backend.tagListing(query)
    return { named: tag, page }
  },
}

/** The data of the page of a brand or tag. */
export async function loadSlugListing(kind: SlugKind, { context, params, request }: LoaderFunctionArgs) {
  const asked = requestedListing(request)
  const [{ named, page }, discounts] = await Promise.all([
    LISTINGS[kind](context.backend, { slug: params.slug ?? '', ...listingCall(asked) }),
    shownDiscounts(context),
  ])
  redirectUnlessCanonical(request, page)
  const { alternates, switched } = listedAlternates(
    alternatesBy(named.alternates, (language, slug) => href(kind, language, { slug })),
    named.empty_in,
  )
  return {
    name: named.name,
    description: named.description,
    path: href(kind, context.visitor.language, { slug: named.slug }),
    alternates,
    switched,
    listing: shownListing(page, asked, discounts, context),
  }
}
