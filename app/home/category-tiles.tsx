import { useTranslation } from 'react-i18next'
import { useChrome } from '../chrome/use-chrome'
import { useLanguage } from '../store/use-shop'
import { categoryHref } from '../routing/listing-path'
import { Icon } from '../ui/icon'

/** The main categories, each with its drawing; nothing while the menu cannot be read. */
export function CategoryTiles() {
  const { t } = useTranslation()
  const language = useLanguage()
  const menu = useChrome()?.menu ?? []
  if (menu.length === 0) return null
  return (
    <section aria-labelledby="categories" className="page-width pt-10">
      <h2 id="categories">{t('home.categories')}</h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
        {menu.map(({ name, uri, icon }) => (
          <li key={uri}>
            <a
              href={categoryHref(language, uri)}
              className="flex h-full min-h-14 items-center gap-3 rounded-xl border border-line px-4 py-2 leading-tight font-semibold hover:border-control hover:bg-mist sm:min-h-34 sm:flex-col sm:justify-center sm:p-3 sm:text-center"
            >
              <Icon name={icon} size={48} className="max-sm:size-9" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
