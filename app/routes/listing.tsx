import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { categoryAt } from '../listing/category-at.server'
import { categoryTitle } from '../listing/category-title'
import { CategoryLinks } from '../listing/category-links'
import { childCategories } from '../listing/child-categories'
import { listingHead } from '../listing/listing-head'
import { listed } from '../listing/listed'
import { shownListing } from '../listing/shown-listing.server'
import { requestedListing, redirectUnlessCanonical } from '../listing/requested-listing.server'
import { listingCall } from '../listing/listing-query'
import { ListingView } from '../listing/listing-view'
import { finderChoices } from '../finder/finder-choices'
import { LateCategoryFinder } from '../finder/late-category-finder'
import { ServerFragment } from '../fragments/server-fragment'
import type { PageHandle } from '../page/page-handle'
import { shownDiscounts } from '../discounts/coupons.server'
import { useStore } from '../store/use-shop'
import { optional } from '../commerce/optional'
import { plainText } from '../content/plain-text'
import { alternatesBy, listedAlternates } from '../routing/alternates'
import { categoryHref, ghostHref, linkedCategory, type ListingPath } from '../routing/listing-path'
import { pageMeta } from '../routing/page-meta'
import { SidewaysRow } from '../ui/sideways-row'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  crumbs: ({ category }, language) => [
    ...category.ancestors.map((ancestor) => ({ text: ancestor.name, to: linkedCategory(language, ancestor) })),
    { text: category.name },
  ],
  alternates: ({ alternates, switched }) => switched ?? alternates,
  facts: ({ category, listing }) => ({ lists: [listed('category', category.name, listing)] }),
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = requestedListing(request)
  const read = ({ uri, ghost }: ListingPath) =>
    context.backend.categoryListing({ uri, ...(ghost ? { flat: 'true' } : {}), ...listingCall(asked) })
  const [{ category, path, ...page }, discounts] = await Promise.all([
    categoryAt(request, { language: context.visitor.language, splat: params['*'] }, read),
    shownDiscounts(context),
  ])
  redirectUnlessCanonical(request, page)
  const { name, ancestors, children, uri, devices } = category
  const scope = devices === null || path.ghost ? null : { type: devices.type, brand: devices.brand ?? undefined }
  const found = scope && (await optional(context.backend.extras.devices(scope), null))
  return {
    category: {
      name,
      ancestors,
      description: category.description,
      children: path.ghost ? [] : childCategories(children, context.visitor.store),
    },
    title: categoryTitle(category),
    canonical: categoryHref(context.visitor.language, uri),
    ghost: path.ghost,
    finder: found?.type ? finderChoices({ ...found, types: [] }) : null,
    ...listedAlternates(alternatesBy(category.alternates, path.ghost ? ghostHref : categoryHref), category.empty_in),
    listing: shownListing(page, asked, discounts, context),
  }
}

export { clientLoader } from '../card/page-of-cards.client'

export default function ListingRoute() {
  const { category, finder, listing } = useLoaderData<typeof loader>()
  const store = useStore()
  return (
    <ListingView title={category.name} description={category.description} listing={listing} store={store}>
      <SidewaysRow>
        {finder && (
          // Keeps the height of the form, or on phones of its link, while the code is loaded after a navigation by scripts.
          <div className="max-lg:min-h-11 max-lg:shrink-0 lg:mt-5 lg:min-h-27">
            <LateCategoryFinder choices={finder} />
          </div>
        )}
        <ServerFragment of={['category links', category.children]}>
          <CategoryLinks categories={category.children} />
        </ServerFragment>
      </SidewaysRow>
    </ListingView>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  if (!data) return []
  const { category, title, canonical, ghost, alternates, listing } = data
  return pageMeta(matches, {
    title,
    description: plainText(category.description),
    // A ghost listing has the content of its category.
    ...(ghost ? listingHead(canonical, listing, {}, location.pathname) : listingHead(canonical, listing, alternates)),
  })
}
