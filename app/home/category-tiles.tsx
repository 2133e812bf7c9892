import { useTranslation } from 'react-i18next'
import { useChrome } from '../chrome/use-chrome'
import { breakable } from '../menu/breakable'
import type { MainCategory } from '../menu/main-categories'
import { useLanguage } from '../store/use-shop'
import { categoryHref } from '../routing/listing-path'
import { Icon } from '../ui/icon'

/** Tiles in sight at first: whole rows in each of the widths. */
const AT_FIRST = 12

/** The main categories, each with its drawing, the later ones behind a click; nothing while the menu cannot be read. */
export function CategoryTiles() {
  const { t } = useTranslation()
  const menu = useChrome()?.menu ?? []
  if (menu.length === 0) return null
  return (
    <section aria-labelledby="categories" className="page-width pt-10">
      <h2 id="categories">{t('home.categories')}</h2>
      <Tiles categories={menu.slice(0, AT_FIRST)} />
      {menu.length > AT_FIRST && (
        <details className="group">
          <summary className="mt-4 inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-petrol underline-offset-4 hover:underline">
            {t('menu.tiles.more')}
            <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
          </summary>
          <Tiles categories={menu.slice(AT_FIRST)} />
        </details>
      )}
    </section>
  )
}

function Tiles({ categories }: { categories: readonly MainCategory[] }) {
  const language = useLanguage()
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {categories.map(({ name, uri, icon }) => (
        <li key={uri} className="hyphens-manual">
          <a
            href={categoryHref(language, uri)}
            className="flex h-full min-h-26 flex-col items-center justify-center gap-2 rounded-xl border border-line p-3 text-center text-sm leading-tight font-semibold hover:border-control hover:bg-mist sm:min-h-34 sm:gap-3 sm:text-base"
          >
            <Icon name={icon} size={48} className="max-sm:size-9" />
            <span className="max-w-full">{breakable(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
