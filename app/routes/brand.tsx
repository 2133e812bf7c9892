import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { listingHead } from '../listing/listing-head'
import { listed } from '../listing/listed'
import { shownListing } from '../listing/shown-listing.server'
import { requestedListing, redirectUnlessCanonical } from '../listing/requested-listing.server'
import { listingCall } from '../listing/listing-query'
import { ListingView } from '../listing/listing-view'
import type { PageHandle } from '../page/page-handle'
import { shownDiscounts } from '../discounts/coupons.server'
import { useStore } from '../store/use-shop'
import { plainText } from '../content/plain-text'
import { alternatesBy, toldAlternates } from '../routing/alternates'
import { href } from '../routing/href'
import { pageMeta } from '../routing/page-meta'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  crumbs: ({ name }) => [{ text: name }],
  alternates: ({ alternates, switched }) => switched ?? alternates,
  facts: ({ name, listing }) => ({ lists: [listed('brand', name, listing)] }),
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = requestedListing(request)
  const [{ brand, ...page }, discounts] = await Promise.all([
    context.backend.brandListing({ slug: params.slug ?? '', ...listingCall(asked) }),
    shownDiscounts(context),
  ])
  redirectUnlessCanonical(request, page)
  return {
    name: brand.name,
    description: brand.description,
    path: href('brand', context.visitor.language, { slug: brand.slug }),
    ...toldAlternates(
      alternatesBy(brand.alternates, (language, slug) => href('brand', language, { slug })),
      brand.empty_in,
    ),
    listing: shownListing(page, asked, discounts, context),
  }
}

export { clientLoader } from '../navigation/page-data.client'

export default function BrandRoute() {
  const { name, description, listing } = useLoaderData<typeof loader>()
  return <ListingView title={name} description={description} listing={listing} store={useStore()} />
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { name, description, path, alternates, listing } = data
  return pageMeta(matches, { title: name, description: plainText(description), ...listingHead(path, listing, alternates) })
}
