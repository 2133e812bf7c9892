import { Link } from '@remix-run/react'
import { ServerFragment } from '../../fragments/server-fragment'
import { AccountLink } from '../../login/account-link'
import type { PageAlternates } from '../../routing/alternates'
import { contentHref, href } from '../../routing/href'
import type { MainCategory } from '../../menu/main-categories'
import { MenuTree } from '../../menu/menu-tree'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-names'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { LanguageLinks } from './language-links'
import { PhoneLink } from './phone-link'
import { VatSwitch } from './vat-switch'

/** The slide-in menu (spec section 2, Page chrome): categories, links, VAT switch and languages. styles/menu.css animates it. */
export function MobileMenu({ menu, alternates }: { menu: readonly MainCategory[]; alternates: PageAlternates }) {
  const { t } = useTranslation()
  const { language, allowExVat } = useStore()
  const summary = (
    <>
      <span className="menu-open flex h-11 min-w-11 items-center justify-center gap-2 font-semibold">
        <Icon name="menu" />
        <span className="hidden lg:inline">{t('header.menu')}</span>
      </span>
      <span className="menu-close size-11 place-items-center rounded-lg bg-mist">
        <Icon name="close" />
      </span>
    </>
  )
  return (
    <Disclosure className="menu" label={t('header.menu')} summary={summary} modal>
      {(open) => (
        <div className="menu-panel">
          <p className="sticky top-0 z-10 flex h-15 items-center bg-white px-4 text-lg font-bold">{t('header.menu')}</p>
          {menu.length > 0 && (
            <nav aria-label={t('menu.main')}>
              {/* The key resets the tree to its top level when the menu is opened again. */}
              <ServerFragment key={String(open)} of={['menu tree', menu]}>
                <MenuTree categories={menu} />
              </ServerFragment>
            </nav>
          )}
          <ul className="mt-2 border-t border-line pt-2">
            <MenuLink to={href('finder', language)} icon="search" text={t('finder.link')} />
            <li>
              <AccountLink look="menu" className={LINK} />
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
        </div>
      )}
    </Disclosure>
  )
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
          <PhoneLink className={LINK} />
        </li>
      )}
    </>
  )
}

function MenuLink({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li>
      <Link to={to} className={LINK}>
        <Icon name={icon} className="text-muted" />
        {text}
      </Link>
    </li>
  )
}

const LINK = 'flex min-h-12 items-center gap-3 px-4 hover:bg-mist'
