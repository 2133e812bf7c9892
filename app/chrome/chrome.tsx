import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ConsentBanner } from '../consent/consent-banner'
import { CartDrawer } from '../cart/view/cart-drawer'
import { LoginDialog } from '../login/login-dialog'
import { LoginProvider } from '../login/login-provider'
import { lateComponent } from '../client-errors/late-component'
import { DrawerFault } from '../cart/view/drawer-fault'
import { href } from '../routing/href'
import type { ChromeData } from './chrome-data.server'
import { CrumbBar } from './crumb-bar'
import { DrawerPanel as DrawerPanelOnServer } from './drawer-panel'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { LateQuietParts } from './late-quiet-parts'
import { PageAnnouncer } from './page-announcer'
import { SimpleHeader } from './simple-header'
import { usePage } from './use-page'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * The server renders the content of the drawer at once, so that a drawer opened by its URL works without JavaScript. The browser
 * loads it when the drawer opens.
 */
const DrawerPanel = import.meta.env.SSR
  ? DrawerPanelOnServer
  : lateComponent(async () => (await import('./drawer-panel')).DrawerPanel, DrawerFault)

/**
 * Header, breadcrumbs, page and footer, in the layout of the page (spec section 2, Layouts). `data` is undefined when the root
 * loader failed; then only the logo is shown above the page.
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
  const { layout, crumbs, alternates, footerNewsletter } = usePage(language)
  return (
    <LoginProvider>
      <SkipLink />
      <PageProgress />
      <PageAnnouncer />
      <LateQuietParts />
      {data === undefined ? (
        <SimpleHeader />
      ) : layout === 'simple' ? (
        <SimpleHeader back={href('home', language)} />
      ) : (
        <>
          <Header data={data} alternates={alternates} />
          <CartDrawer>
            <DrawerPanel />
          </CartDrawer>
        </>
      )}
      {layout === 'default' && <CrumbBar crumbs={crumbs} origin={origin} />}
      {/* A main part at another height is a new element, so that it does not count as a layout shift (base.css). */}
      <main key={`${layout} ${crumbs.length > 0}`} id="main" tabIndex={-1} className="pb-16 outline-none">
        {children}
      </main>
      {data !== undefined && <Footer data={data} newsletter={footerNewsletter} />}
      <ConsentBanner />
      {data !== undefined && <LoginDialog />}
    </LoginProvider>
  )
}

/**
 * Progress bar during navigation. styles/page-progress.css sets the times: it appears after 200 ms and
 * fills within 5000 ms (spec section 9).
 */
function PageProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div aria-hidden="true" className="page-progress" />
}

/** The first focusable element: skips the header. */
function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#main"
      className="sr-only no-print focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-lg focus:bg-white focus:px-4 focus:py-3 focus:font-semibold"
    >
      {t('skip.main')}
    </a>
  )
}
