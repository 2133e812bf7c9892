import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * Links to searches that find something, as examples of what to search for: designations and devices. The words are a string of
 * the storefront, so the backend of a shop with other goods has its own.
 */
export function ExampleSearches({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const search = href('search', useLanguage())
  const queries = t('search.examples').split(', ')
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <p className="text-sm text-muted" id="examples">
        {t('search.examples.title')}
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="examples">
        {queries.map((query) => (
          <li key={query}>
            <a
              href={`${search}?${new URLSearchParams({ query }).toString()}`}
              className="flex h-11 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-control"
            >
              {query}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
