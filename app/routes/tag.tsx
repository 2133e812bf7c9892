import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { ListingView } from '../listing/listing-view'
import { slugListingHandle, slugListingMeta } from '../listing/slug-listing'
import { loadSlugListing } from '../listing/slug-listing.server'
import { useStore } from '../store/use-shop'

export const handle = slugListingHandle('tag')

export const loader = (args: LoaderFunctionArgs) => loadSlugListing('tag', args)

export { clientLoader } from '../card/page-of-cards.client'

export default function TagRoute() {
  const { name, description, listing } = useLoaderData<typeof loader>()
  return <ListingView title={name} description={description} listing={listing} store={useStore()} />
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => (data ? slugListingMeta(matches, data) : [])
