import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { CategorySuggestion } from './suggestions'

/** The category and its parent: deeper paths say little more and take height from the products. */
const SHOWN_LEVELS = 2

/** Categories that match a search, each with the end of its path. */
export function CategoryHits({ categories }: { categories: readonly CategorySuggestion[] }) {
  const { t } = useTranslation()
  if (categories.length === 0) return null
  return (
    <nav aria-labelledby="category-hits" className="min-w-0 max-lg:shrink-0 lg:mt-5">
      <h2 id="category-hits" className="mb-2 text-base font-semibold max-lg:sr-only">
        {t('search.categories')}
      </h2>
      <ul className="flex gap-2 lg:flex-wrap">
        {categories.map(({ href, hierarchy }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center gap-x-1 rounded-lg max-lg:whitespace-nowrap lg:flex-wrap border border-line px-3 py-1 text-ink no-underline hover:border-control hover:bg-mist"
            >
              {hierarchy.slice(-SHOWN_LEVELS).map((name, depth, path) => (
                <span key={`${depth} ${name}`} className="flex items-center gap-1">
                  {depth > 0 && <Icon name="chevron-right" size={20} className="text-control" />}
                  <span className={depth === path.length - 1 ? 'font-semibold' : 'text-muted'}>{name}</span>
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
