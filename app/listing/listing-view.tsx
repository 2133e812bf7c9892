import { useLocation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { FacetChips } from '../facets/facet-chips'
import { countChosen, type FacetChoice } from '../facets/facet-choice'
import { FacetForm } from '../facets/facet-form'
import { withNetPrices } from '../facets/net-price-facet'
import { NoMatch } from '../facets/no-match'
import { useVat } from '../store/use-vat'
import { chosenValues } from '../facets/shown-facets'
import { paginationLabels } from '../store/pagination-labels'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { Html } from '../ui/html'
import { Pagination } from '../ui/pagination'
import { useKeptFocus } from '../ui/use-kept-focus'
import { EmptyListing } from './empty-listing'
import type { ListingPage } from './listing-page'
import { ListingCards } from './listing-cards'
import { listingSearch } from './listing-query'
import { SortSelect } from './sort-select'
import { useApplyListing } from './use-apply-listing'
import { useGridScroll } from './use-grid-scroll'

/**
 * The view of every listing: category, ghost category, brand, tag, device and search results. `children` stand between heading
 * and grid; `query` is the search text, which every link keeps.
 */
export function ListingView({ title, description = '', listing, store, query, byRelevance = false, children }: ListingViewProps) {
  useGridScroll()
  return (
    <div className="page-width">
      <header className="grid grid-cols-1 gap-2 sm:gap-3">
        <h1>{title}</h1>
        <Html html={description} className="prose text-muted max-sm:text-sm" />
      </header>
      {children}
      {listing.total === 0 && countChosen(listing.choice) === 0 ? (
        <EmptyListing language={store.language} />
      ) : (
        <ListingGrid listing={listing} store={store} query={query} byRelevance={byRelevance} />
      )}
    </div>
  )
}

function ListingGrid({ listing, store, query, byRelevance }: GridProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { total, page, pages, sort, choice } = listing
  const facets = useVat() === 'excluding' ? withNetPrices(listing.facets, store, t('vat.excluding')) : listing.facets
  const { pending, apply } = useApplyListing({ sort, choice })
  const hrefOf = (target: number) => `${pathname}${listingSearch({ query, choice, sort, page: target })}#grid`
  const choiceHref = (other: FacetChoice) => pathname + listingSearch({ query, choice: other, sort })
  const hasFacets = facets.length > 0
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(section, heading)
  useFocusOnPageChange(page, section, heading)
  return (
    <div id="grid" className={`${LAYOUT} ${hasFacets ? 'lg:grid-cols-[15rem_minmax(0,1fr)_auto]' : ''}`}>
      <FacetForm facets={facets} choice={pending.choice} sort={pending.sort} total={total} apply={apply}>
        {query !== undefined && <input type="hidden" name="query" value={query} />}
      </FacetForm>
      <p className={`tabular-nums lg:self-center ${hasFacets ? 'max-lg:col-span-full max-lg:text-sm' : ''}`} role="status">
        {t('listing.count', { count: total })}
        {pages > 1 && <span className="text-muted">{` · ${t('pages.status', { page, pages })}`}</span>}
      </p>
      {(total > 1 || countChosen(choice) > 0) && <SortSelect sort={pending.sort} byRelevance={byRelevance} apply={apply} />}
      <section ref={section} aria-labelledby="grid-title" className={`col-span-full min-w-0 ${hasFacets ? 'lg:col-[2/-1]' : ''}`}>
        <h2 id="grid-title" ref={heading} tabIndex={-1} className="sr-only">
          {t('listing.products')}
        </h2>
        {/* `NoMatch` has a button that removes all. */}
        <FacetChips facets={facets} choice={choice} clears={total > 0} hrefOf={choiceHref} />
        {total === 0 ? (
          <NoMatch clearHref={choiceHref({})} hasChips={chosenValues(facets, choice).length > 0} />
        ) : (
          <ListingCards listing={listing} store={store} narrow={hasFacets} isListed={query === undefined} />
        )}
        <Pagination page={page} pages={pages} labels={paginationLabels(t)} hrefOf={hrefOf} />
      </section>
    </div>
  )
}

/**
 * Moves the focus to `heading` when `page` changes by a link inside `section`; otherwise it would stay behind the last product,
 * or go to the top of the document when the link is gone (WCAG 2.4.3).
 */
function useFocusOnPageChange(page: number, section: RefObject<HTMLElement>, heading: RefObject<HTMLElement>): void {
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    if (section.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [page, section, heading])
}

/** Small screens: facet button and order in one row, the count below. Wide screens: facets, if any, in a column of their own. */
const LAYOUT =
  'mt-2 grid scroll-mt-24 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:mt-6 sm:gap-y-3 lg:mt-3 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8 lg:gap-y-4'

type ListingViewProps = {
  title: string
  /** Cleaned HTML. */
  description?: string
  listing: ListingPage & { digest: string }
  store: Store
  query?: string | undefined
  /** The default order is by relevance instead of popularity. */
  byRelevance?: boolean
  children?: ReactNode
}

type GridProps = Pick<ListingViewProps, 'listing' | 'store' | 'query'> & { byRelevance: boolean }
