import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { listed } from '../listing/listed'
import { shownListing } from '../listing/shown-listing.server'
import { requestedListing, redirectUnlessCanonical } from '../listing/requested-listing.server'
import { listingCall, listingSearch } from '../listing/listing-query'
import { ListingView } from '../listing/listing-view'
import { countChosen } from '../facets/facet-choice'
import type { PageHandle } from '../page/page-handle'
import { optional } from '../commerce/optional'
import { shownDiscounts } from '../discounts/coupons.server'
import { useStore } from '../store/use-shop'
import { alternatesBy, sameParamsAlternates } from '../routing/alternates'
import { pageMeta } from '../routing/page-meta'
import { CategoryHits } from '../search/category-hits'
import { HintHits } from '../search/hint-hits'
import { hintSuggestions } from '../search/suggestions'
import { DeviceHit } from '../search/device-hit'
import { NothingFound, SearchPrompt } from '../search/no-search'
import { searchNotice } from '../search/search-notice'
import { SidewaysRow } from '../ui/sideways-row'
import { linkedCategory } from '../routing/listing-path'
import { isSearchable, searchText, tidySearch } from '../routing/search-query'
import { translations } from '../store/translations'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  layout: 'default',
  crumbs: (_, language) => [{ text: translations(language).t('search.crumb') }],
  facts: ({ query, found }) =>
    found === null
      ? {}
      : {
          search: { query, results: found.listing.total },
          lists: [listed('search', query, found.listing)],
        },
  alternates: ({ query }) => alternatesBy(sameParamsAlternates('search', {}), (_, path) => path + listingSearch({ query })),
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = searchText(searchParams)
  const asked = requestedListing(request)
  if (!isSearchable(query)) {
    redirectUnlessCanonical(request, { page: 1 }, 'search')
    return { query, language: context.visitor.language, found: null }
  }
  // An untidy query leads on before the backend searches for it.
  if (tidySearch(searchParams) !== null) redirectUnlessCanonical(request, { page: Number(asked.page) }, 'search')
  const [{ categories, device, loosened, unmatched, answered, ...page }, hints, discounts] = await Promise.all([
    context.backend.search({ query, ...listingCall(asked) }),
    optional(context.backend.extras.searchHints(query), []),
    shownDiscounts(context),
  ])
  redirectUnlessCanonical(request, page, 'search')
  const ways = hintSuggestions(hints, context.visitor.language, context.services.publicOrigin)
  const listing = shownListing(page, asked, discounts, context)
  const { language } = context.visitor
  const hits = categories.map((category) => ({ hierarchy: category.hierarchy, href: linkedCategory(language, category) }))
  const notice = searchNotice(query, { loosened, device, unmatched, answered }, language, translations(language).t)
  return { query, language, found: { categories: hits, hints: ways, device, notice, listing } }
}

export { clientLoader } from '../card/page-of-cards.client'

export default function SearchRoute() {
  const { query, found } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const store = useStore()
  if (!found) {
    return (
      <div className="page-width">
        <SearchPrompt query={query} />
      </div>
    )
  }
  const besides = (
    <SidewaysRow wide="lg:flex lg:gap-10">
      <CategoryHits categories={found.categories} />
      <HintHits hints={found.hints} />
    </SidewaysRow>
  )
  if (found.listing.total > 0 || countChosen(found.listing.choice) > 0) {
    return (
      <ListingView title={t('search.title', { query })} listing={found.listing} store={store} query={query} byRelevance>
        {found.notice !== null && (
          <div className="mt-4 max-w-prose">
            <Notice>{found.notice}</Notice>
          </div>
        )}
        {found.device && <DeviceHit device={found.device} />}
        {besides}
      </ListingView>
    )
  }
  return (
    <div className="page-width">
      <NothingFound query={query} store={store} />
      {besides}
    </div>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  const { t } = translations(data.language)
  return pageMeta(matches, {
    title: data.found ? t('search.title', { query: data.query }) : t('search.crumb'),
    noindex: true,
  })
}
