import { ClearHistory } from '../history/clear-history'
import { searchesLike } from '../history/history'
import { useHistory } from '../history/use-history'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { searchHref } from './dropdown-options'
import { Link } from '../ui/link'

/** The earlier searches of this browser, for a search page without results; the current `query` is left out. */
export function EarlierSearches({ query }: { query: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const searches = searchesLike(useHistory(), '').filter((text) => text !== query)
  if (searches.length === 0) return null
  return (
    <nav aria-labelledby="earlier-searches">
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 id="earlier-searches" className="text-base">
          {t('history.searches')}
        </h2>
        <ClearHistory />
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {searches.map((text) => (
          <li key={text}>
            <Link
              to={searchHref(language, text)}
              className="flex min-h-11 items-center rounded-lg border border-line bg-white px-3 py-1 text-ink no-underline hover:border-control"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
