import { EmptyState } from '../ui/empty-state'
import { finderHref } from '../routing/finder-query'
import { contentHref, href } from '../routing/href'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { ExampleSearches } from './example-searches'
import { EarlierSearches } from './earlier-searches'
import { SearchForm } from './search-form'

/** The search page without a search: the query has 1 character or none (spec section 5). */
export function SearchPrompt({ query }: { query: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState wide title={<h1>{t('search.prompt.title')}</h1>} text={t('search.prompt.text')}>
      <SearchForm query={query} />
      <EarlierSearches query={query} />
      <ExampleSearches />
    </EmptyState>
  )
}

/** Search without results: the no-products-found text (spec section 8) and links to the finder, customer service and home. */
export function NothingFound({ query, store }: { query: string; store: Store }) {
  const { t } = useTranslation()
  return (
    <EmptyState wide title={<h1 className="w-full">{t('search.none.title', { query })}</h1>} text={t('search.none.text')}>
      <SearchForm query={query} />
      <EarlierSearches query={query} />
      <ExampleSearches />
      <div className="-ml-5 flex flex-wrap">
        <LinkButton look="quiet" to={finderHref(store.language)}>
          {t('finder.link')}
        </LinkButton>
        <LinkButton look="quiet" to={contentHref(store.language, store.paths.contact)}>
          {t('search.none.help')}
        </LinkButton>
        <LinkButton look="quiet" to={href('home', store.language)}>
          {t('listing.home')}
        </LinkButton>
      </div>
    </EmptyState>
  )
}
