import { type RefObject, useEffect, useRef, useState } from 'react'
import { ServerFragment } from '../../fragments/server-fragment'
import { AccountButton } from '../../login/account-button'
import type { SignedIn } from '../../login/use-signed-in'
import type { PageAlternates } from '../../routing/alternates'
import { contentHref, href } from '../../routing/href'
import type { MainCategory } from '../../menu/main-categories'
import { MenuTree } from '../../menu/menu-tree'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-names'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { LanguageLinks } from './language-links'
import { PhoneLink } from './phone-link'
import { useCloseRequests } from './use-close-requests'
import { VatSwitch } from './vat-switch'

/**
 * All that the panel's markup depends on, so that a change renders it again. Its parts read the
 * login and the address (`page`) themselves.
 */
type MenuPanelProps = Pick<SignedIn, 'signedIn' | 'ownOrder'> & {
  menu: readonly MainCategory[]
  alternates: PageAlternates
  page: string
}

/** The content of the slide-in menu's panel: categories, links, VAT switch and languages. */
export function MenuPanel({ menu, alternates }: MenuPanelProps) {
  const { t } = useTranslation()
  const { language, allowExVat } = useStore()
  const title = useRef<HTMLParagraphElement>(null)
  const closings = useClosings(title)
  useCloseRequests(title)
  return (
    <>
      <p ref={title} className="sticky top-0 z-10 flex h-15 items-center bg-white px-4 text-lg font-bold">
        {t('header.menu')}
      </p>
      {menu.length > 0 && (
        <nav aria-label={t('menu.main')}>
          {/* The key resets the tree to its top level while the menu is closed. */}
          <ServerFragment key={closings} of={['menu tree', menu]}>
            <MenuTree categories={menu} />
          </ServerFragment>
        </nav>
      )}
      <ul className="mt-2 border-t border-line pt-2">
        <MenuLink to={href('finder', language)} icon="search" text={t('finder.link')} />
        <li>
          <AccountButton look="menu" className={LINK} />
        </li>
        <ServerFragment of={['service links']}>
          <ServiceLinks />
        </ServerFragment>
      </ul>
      {allowExVat && (
        <div className="mt-2 border-t border-line p-4">
          <p className="pb-2 text-sm font-semibold text-muted">{t('vat.label')}</p>
          <VatSwitch look="menu" />
        </div>
      )}
      <div className="mt-2 border-t border-line px-1 py-4">
        <p className="px-3 pb-1 text-sm font-semibold text-muted">{t('language.label')}</p>
        <ServerFragment of={['language links', alternates]}>
          <LanguageLinks alternates={alternates} />
        </ServerFragment>
      </div>
    </>
  )
}

/** The number of times that the `details` around `place` was closed. */
function useClosings(place: RefObject<HTMLElement>): number {
  const [closings, setClosings] = useState(0)
  useEffect(() => {
    const details = place.current?.closest('details')
    const count = () => details?.open === false && setClosings((before) => before + 1)
    details?.addEventListener('toggle', count)
    return () => details?.removeEventListener('toggle', count)
  }, [place])
  return closings
}

function ServiceLinks() {
  const { t } = useTranslation()
  const { language, paths, phone } = useStore()
  return (
    <>
      <MenuLink to={contentHref(language, paths.customerService)} icon="headset" text={t('header.customerService')} />
      <MenuLink to={contentHref(language, paths.contact)} icon="mail" text={t('header.contact')} />
      <MenuLink to={contentHref(language, paths.about)} icon="info" text={t('header.about')} />
      {phone !== null && (
        <li>
          <PhoneLink className={LINK} size={24} />
        </li>
      )}
    </>
  )
}

function MenuLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li>
      <a href={to} className={LINK}>
        <Icon name={icon} className="text-muted" />
        {text}
      </a>
    </li>
  )
}

const LINK = 'flex min-h-12 items-center gap-3 px-4 hover:bg-mist'
