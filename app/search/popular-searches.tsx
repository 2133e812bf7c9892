import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** Popular part numbers, the same in every storefront. */
const POPULAR_QUERIES = ['CR2032', 'LR6', '18650', 'Makita BL1850', 'Canon LP-E6'] as const

/** Links to what people search for most. */
export function PopularSearches({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const search = href('search', useLanguage())
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <p className="text-sm text-muted" id="often">
        {t('home.find.often')}
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby="often">
        {POPULAR_QUERIES.map((query) => (
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
