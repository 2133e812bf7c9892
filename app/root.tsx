import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Meta, Outlet, ScrollRestoration, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Analytics } from './analytics/analytics'
import { loadAnalytics } from './analytics/load-analytics.server'
import { loginData } from './account/login-data.server'
import { sessionSummary } from './cart/session-summary.server'
import { addedProduct } from './cart/rules/added'
import { requestedLines } from './cart/rules/requested-lines'
import { headerCart } from './cart/header-cart.server'
import { pageKey } from './cart/page-key.server'
import { leaveToMarkup } from './fragments/left-to-markup'
import { OneTimeKeyContext } from './cart/live/use-one-time-key'
import { AddedNotice } from './cart/view/added-notice'
import { shownLink } from './cart/open-cart-link.server'
import { Chrome } from './chrome/chrome'
import { loadChrome } from './chrome/chrome-data.server'
import { shownCodes } from './discounts/coupons.server'
import { BrowserCopy } from './cart/live/browser-copy'
import { CartProvider } from './cart/live/cart-provider'
import { openedDrawer } from './cart/opened-drawer.server'
import { ErrorDocument } from './chrome/error-document'
import { rootMeta } from './chrome/root-meta'
import { optional } from './commerce/optional'
import { CartLinkNotice, DiscountNotice } from './chrome/page-notices'
import { PageScripts } from './chrome/page-scripts'
import { useDocumentLanguage } from './chrome/use-document-language'
import { useFirstDocument } from './chrome/use-first-document'
import { ShopProvider } from './chrome/shop-provider'
import { VatProvider } from './chrome/vat-provider'
import { useNonce } from './server/security/use-nonce'
import { DEFAULT_LANGUAGE, languageOfPath } from './store/languages'
import { storeOf } from './store/stores'
import styles from './styles.css?url'

export async function loader({ request, context }: LoaderFunctionArgs) {
  // Pages that need no session are shown while sessions are unavailable.
  const cart = optional(headerCart(context, new URL(request.url)), null)
  const [chrome, codes] = await Promise.all([loadChrome({ ...context, cart }), cart.then(() => shownCodes(context))])
  const shown = await cart
  const page = {
    ...chrome,
    codes,
    vat: context.visitor.vat,
    login: await loginData(request, context),
    link: shown && (await shownLink(context)),
    once: pageKey(context.reply.shared !== null),
    summary: await sessionSummary(context),
    origin: context.services.publicOrigin,
    ...(await loadAnalytics(context, new URL(request.url), shown?.internal === true)),
    reviewWidget: context.services.reviewWidgets[context.visitor.language],
    added: addedProduct(new URL(request.url), shown?.items ?? [], shown === null ? [] : requestedLines(shown)),
    opened: await optional(openedDrawer(context, new URL(request.url)), null),
  }
  return context.reply.isDocument ? leaveToMarkup(page, ['menu', 'footer']) : page
}

export { readsChromeAgain as shouldRevalidate } from './chrome/reads-chrome-again'

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) =>
  rootMeta(data?.language ?? languageOfPath(location.pathname) ?? DEFAULT_LANGUAGE, error)

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  // Null, not undefined, when an action failed and no loader ran.
  const data = useRouteLoaderData<typeof loader>('root') ?? undefined
  const language = useDocumentLanguage(data?.language)
  const nonce = useNonce()
  const isFirst = useFirstDocument()
  const codes = data?.codes ?? []
  const count = data?.cart?.count ?? 0
  return (
    <ErrorDocument language={language}>
      <html lang={storeOf(language).iso}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#ffbc20" />
          {/* Remix' `Links` would sort those of all routes for each page, and no other route has any. */}
          <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={styles} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          {/* Last: React leaves alone what follows its own elements (decision 112). */}
          <Meta />
        </head>
        <body>
          <ShopProvider language={language} strings={data?.strings}>
            <VatProvider vat={data?.vat ?? 'including'}>
              <OneTimeKeyContext.Provider value={data?.once ?? ''}>
                <CartProvider opened={data?.opened ?? null} loaded={data?.cart ?? null} codes={codes} link={data?.link ?? null}>
                  <Chrome data={data} origin={data?.origin}>
                    <DiscountNotice codes={codes} count={count} />
                    <BrowserCopy loaded={data?.summary} count={count} />
                    <AddedNotice added={data?.added ?? null} />
                    <CartLinkNotice link={data?.link ?? null} />
                    {children}
                  </Chrome>
                  <Analytics settings={data?.analytics ?? null} added={data?.plainAdd ?? null} />
                </CartProvider>
              </OneTimeKeyContext.Provider>
            </VatProvider>
          </ShopProvider>
          {isFirst && <ScrollRestoration nonce={nonce} />}
          {isFirst && <PageScripts language={language} />}
        </body>
      </html>
    </ErrorDocument>
  )
}

export default function App() {
  return <Outlet />
}

export { ErrorPage as ErrorBoundary } from './chrome/error-page'
