import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { MenuBranch } from './category-menu'
import type { MainCategory } from './main-categories'
import { MenuSkeleton } from './menu-skeleton'
import { MENU_CONTENT } from './use-mega-menu'
import { useCategoryMenu } from './use-category-menu'

type MegaPanelProps = { id: string; category: MainCategory; onClose: () => void }

/** The submenu of the active main category: a link to the category, and two levels of subcategories in columns. */
export function MegaPanel({ id, category: { name, uri, icon }, onClose }: MegaPanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const menu = useCategoryMenu(language, uri)
  return (
    <div id={id} className={`mega-panel ${MENU_CONTENT}`}>
      <div className="page-width py-4 sm:py-6">
        <div className="flex items-center gap-3">
          <Icon name={icon} size={48} className="max-sm:hidden" />
          <a
            href={categoryHref(language, uri)}
            className="flex min-h-11 items-center gap-1 text-lg leading-tight font-bold underline-offset-4 hover:underline"
          >
            {t('menu.all', { category: name })}
            <Icon name="chevron-right" size={20} />
          </a>
          <button
            type="button"
            aria-label={t('menu.close')}
            onClick={onClose}
            className="ml-auto grid size-11 place-items-center rounded-lg hover:bg-mist"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-2 sm:mt-4">
          {menu === null ? (
            <MenuSkeleton className="mega-columns" />
          ) : (
            <ul className="mega-columns">
              {menu.children.map((branch) => (
                <MegaBranch key={branch.href} {...branch} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  )
}

function MegaBranch({ name, href, children }: MenuBranch) {
  return (
    <li className="mega-branch">
      <a href={href} className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline">
        {name}
      </a>
      {children.length > 0 && (
        <ul className="mega-twigs">
          {children.map((child) => (
            <li key={child.href}>
              <a
                href={child.href}
                className="flex min-h-8 items-center text-sm text-muted pointer-coarse:min-h-11 underline-offset-4 hover:text-ink hover:underline"
              >
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
