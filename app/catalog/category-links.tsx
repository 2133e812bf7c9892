import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon'
import { isCategoryIcon } from '../ui/icon-names'
import type { ChildCategory } from './child-categories'

/** The categories below this one, each with how many products it holds. */
export function CategoryLinks({ categories }: { categories: readonly ChildCategory[] }) {
  const { t } = useTranslation()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('listing.children')} className="mt-5">
      <ul className={`${ROWS} ${categories.length > 6 ? 'max-sm:grid-rows-2' : ''}`}>
        {categories.map(({ id, name, href, icon, count }) => (
          <li key={id}>
            <a
              href={href}
              className="flex h-full min-h-11 items-center gap-2 rounded-xl border border-line px-3 py-1 sm:min-h-14 sm:gap-3 sm:px-4 sm:py-2 text-ink no-underline hover:border-control hover:bg-mist"
            >
              {icon !== null && isCategoryIcon(icon) && <Icon name={icon} className="hidden text-muted sm:block" />}
              <span className="grow leading-snug font-semibold hyphens-auto max-sm:whitespace-nowrap">{name}</span>
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

/** On a phone they are turned over sideways, in two rows where they are many, so that the products are near. */
const ROWS =
  'relative grid gap-2 max-sm:-mx-4 max-sm:auto-cols-max max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
