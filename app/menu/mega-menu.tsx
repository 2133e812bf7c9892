import { type MouseEvent, Suspense, useRef } from 'react'
import { categoryHref } from '../routing/listing-path'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { breakable } from '../ui/breakable'
import { isPlainClick } from '../ui/is-plain-click'
import type { MainCategory } from './main-categories'
import { Slider } from './slider'
import { loadMegaPanel, MegaPanel } from './submenus'
import { MENU_CONTENT, useMegaMenu } from './use-mega-menu'
import { useMenuIntent } from './use-menu-intent'

/**
 * The main categories, of which 4 or 6 are visible at a time, and the submenu of the active one (spec sections 4 and 9). Each is
 * a link to the category's page, for use without JavaScript and in a new tab.
 */
export function MegaMenu({ categories }: { categories: readonly MainCategory[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nav = useRef<HTMLElement>(null)
  const { active, dispatch, close } = useMegaMenu(nav)
  const intent = useMenuIntent(language, loadMegaPanel)
  if (categories.length === 0) return null
  return (
    <nav ref={nav} aria-label={t('header.categories')} className="mega-menu">
      {active !== null && <div className="mega-shade" />}
      <div className="page-width">
        <Slider className="mega-row">
          {categories.map((category) => {
            const { name, uri, icon, hasSubmenu } = category
            const open = uri === active
            const disclosure = {
              'aria-expanded': open,
              'aria-controls': open ? PANEL : undefined,
              onClick: (event: MouseEvent) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                dispatch({ type: 'chosen', uri })
              },
              ...intent(uri),
            }
            return (
              <li key={uri}>
                <a href={categoryHref(language, uri)} className={`mega-link ${MENU_CONTENT}`} {...(hasSubmenu ? disclosure : {})}>
                  <Icon name={icon} />
                  <span className="mega-name">{breakable(name)}</span>
                </a>
                {open && (
                  <Suspense fallback={null}>
                    <MegaPanel id={PANEL} category={category} onClose={close} />
                  </Suspense>
                )}
              </li>
            )
          })}
        </Slider>
      </div>
    </nav>
  )
}

/** The id of the submenu: a page has one menu, and one submenu is open at a time. `useId` has no place in a fragment. */
const PANEL = 'mega-panel'
