import type { ReactNode } from 'react'
import { Banner } from '../deals/banner'
import { CartDrawer } from '../cart/view/cart-drawer'
import { href } from '../routing/href'
import { PageProgress } from '../ui/page-progress'
import type { ChromeData } from './chrome-data.server'
import { CrumbBar } from './crumb-bar'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { PageAnnouncer } from './page-announcer'
import { SimpleHeader } from './simple-header'
import { SkipLink } from './skip-link'
import { usePage } from './use-page'
import { useLanguage } from '../store/use-shop'

/**
 * Header, breadcrumbs, page and footer, in the layout the page asks for (spec section 2, Layouts). Without data, when the root loader
 * itself failed, only the logo stands above the page.
 */
export function Chrome({
  data,
  origin,
  children,
}: {
  data: ChromeData | undefined
  origin: string | undefined
  children: ReactNode
}) {
  const language = useLanguage()
  const { layout, crumbs, alternates } = usePage(language)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PageProgress />
      <PageAnnouncer />
      {data === undefined ? (
        <SimpleHeader />
      ) : layout === 'simple' ? (
        <SimpleHeader back={href('home', language)} />
      ) : (
        <>
          <Header data={data} alternates={alternates} />
          <Banner data={data.banner} />
          <CartDrawer />
        </>
      )}
      {layout === 'default' && <CrumbBar crumbs={crumbs} origin={origin} />}
      <main id="main" tabIndex={-1} className="grow pb-16 outline-none">
        {children}
      </main>
      {data !== undefined && <Footer data={data} />}
    </div>
  )
}
