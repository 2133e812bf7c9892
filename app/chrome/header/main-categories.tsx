import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { categoryHref } from '../../routing/listing-path'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import type { MenuCategory } from '../chrome-data.server'
import { useLanguage } from '../../store/use-shop'

/** What one row may hold; those that find no room on it are hidden, and all of them stand under "all categories". */
const IN_THE_ROW = 8

/** The main categories under the bar of a wide screen. */
export function MainCategories({ menu }: { menu: readonly MenuCategory[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (menu.length === 0) return null
  const summary = (
    <>
      <Icon name="menu" size={20} />
      {t('header.categories.all')}
      <Icon name="chevron-down" size={20} />
    </>
  )
  return (
    <nav aria-label={t('header.categories')} className="main-categories">
      <div className="page-width flex h-14 items-center gap-7">
        <Disclosure summaryClassName={`${LINK} gap-1.5 font-semibold`} summary={summary}>
          <div className="absolute inset-x-0 top-full z-40 border-y border-line bg-white shadow-xl">
            <ul className="page-width grid grid-cols-3 gap-x-6 py-6 xl:grid-cols-4">
              {menu.map(({ name, uri }) => (
                <li key={uri}>
                  <Link to={categoryHref(language, uri)} className={LINK}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Disclosure>
        <ul className="flex h-11 grow flex-wrap gap-x-6 overflow-hidden">
          {menu.slice(0, IN_THE_ROW).map(({ name, uri }) => (
            <li key={uri}>
              <Link to={categoryHref(language, uri)} className={LINK}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

const LINK = 'flex h-11 items-center font-medium whitespace-nowrap underline-offset-4 hover:underline'
