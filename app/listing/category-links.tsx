import { breakable } from '../ui/breakable'
import { Icon } from '../ui/icon'
import { isCategoryIcon } from '../ui/icon-names'
import type { ChildCategory } from './child-categories'
import { useTranslation } from '../store/use-translation'

/** Up to this many categories are tiles on wide screens; more would push the products down. */
const MAX_TILES = 8

/** Links to the child categories, each with its number of products. */
export function CategoryLinks({ categories }: { categories: readonly ChildCategory[] }) {
  const { t } = useTranslation()
  if (categories.length === 0) return null
  const hasTiles = categories.length <= MAX_TILES
  return (
    <nav aria-label={t('listing.children')} className="max-lg:shrink-0 lg:mt-3">
      <ul className={`flex gap-2 ${hasTiles ? 'lg:grid lg:grid-cols-4' : 'lg:flex-wrap'}`}>
        {categories.map(({ id, name, href, icon, count }) => (
          <li key={id}>
            <a
              href={href}
              className={`flex h-full min-h-11 items-center gap-2 rounded-xl border border-line px-3 py-1 text-ink no-underline hover:border-control hover:bg-mist ${hasTiles ? 'lg:min-h-14 lg:gap-3 lg:px-4 lg:py-2' : 'lg:min-h-10'}`}
            >
              {hasTiles && icon !== null && isCategoryIcon(icon) && <Icon name={icon} className="hidden text-muted lg:block" />}
              <span className="grow leading-snug font-semibold hyphens-manual max-lg:whitespace-nowrap">{breakable(name)}</span>
              <span className="text-sm text-muted tabular-nums">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{t('listing.count', { count })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
