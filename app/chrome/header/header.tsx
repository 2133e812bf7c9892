import { MegaMenu } from '../../menu/mega-menu'
import { AccountButton } from '../../login/account-button'
import { ServerFragment } from '../../fragments/server-fragment'
import type { PageAlternates } from '../../routing/alternates'
import type { ChromeData } from '../chrome-data.server'
import { HomeLink } from '../home-link'
import { useScrolled } from '../use-scrolled'
import { CartLink } from './cart-link'
import { HeaderStrip } from './header-strip'
import { MobileMenu } from './mobile-menu'
import { HeaderSearch } from './header-search'
import { VatSwitch } from './vat-switch'

/** Header of the default layout: the dark strip, the bar with logo, search and cart, and the main categories. */
export function Header({ data, alternates }: { data: ChromeData; alternates: PageAlternates }) {
  const scrolled = useScrolled()
  return (
    <header className="contents">
      <HeaderStrip data={data} alternates={alternates} />
      <div className="header-place" data-scrolled={scrolled || undefined}>
        <div className="header-bar">
          <div className="page-width header-row">
            <div className="area-menu">
              <MobileMenu menu={data.menu} alternates={alternates} />
            </div>
            <div className="area-logo">
              <HomeLink />
            </div>
            <div className="area-search">
              <HeaderSearch />
            </div>
            <div className="area-account">
              <AccountButton look="mark" className="relative grid size-11 place-items-center" />
            </div>
            <div className="area-cart flex items-center gap-6">
              <VatSwitch look="bar" />
              <CartLink cart={data.cart} />
            </div>
          </div>
          <ServerFragment of={['mega menu', data.menu]}>
            <MegaMenu categories={data.menu} />
          </ServerFragment>
        </div>
      </div>
    </header>
  )
}
