import { Links, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { translations } from '../store/translations'
import { ErrorPageBoundary } from './error-page-boundary'
import { PlainError } from './plain-error'

/**
 * Surrounds the document of every page. When an error page is shown in a browser and its frame fails too, a plain document takes
 * its place (spec section 8). On the server `plain-page.ts` does.
 */
export function ErrorDocument({ language, children }: { language: Language; children: ReactNode }) {
  const error = useRouteError()
  if (error === undefined) return children
  return <ErrorPageBoundary fallback={<PlainDocument language={language} />}>{children}</ErrorPageBoundary>
}

function PlainDocument({ language }: { language: Language }) {
  return (
    <html lang={storeOf(language).iso}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{translations(language).t('error.document')}</title>
        <Links />
      </head>
      <body>
        <main>
          <PlainError language={language} />
        </main>
      </body>
    </html>
  )
}
