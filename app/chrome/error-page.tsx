import { useLocation, useRouteError } from '@remix-run/react'
import { Suspense, useEffect } from 'react'
import { handleError } from '../client-errors/watch-errors.client'
import { lateComponent } from '../client-errors/late-component'
import { href } from '../routing/href'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import { type ErrorKind, errorKind } from './error-kind'
import { ErrorPageBoundary } from './error-page-boundary'
import { OtherWays as OtherWaysOnServer } from './other-ways'
import { PlainError } from './plain-error'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

const ICONS: Readonly<Record<ErrorKind, IconName>> = {
  '.notFound': 'search',
  '.gone': 'search',
  '.unavailable': 'clock',
  '.tooMany': 'clock',
  '.refused': 'warning',
  '': 'warning',
}

/** Loaded on demand: few pages need it. Without the links the message is still shown. */
const OtherWays = import.meta.env.SSR
  ? OtherWaysOnServer
  : lateComponent(
      async () => (await import('./other-ways')).OtherWays,
      () => null,
    )

/**
 * Error message with two links (spec section 8). They load a document, whose scripts may run where these failed; not on the page
 * of a missing address, where nothing failed. If this page fails to render, a plain sentence and a link home are shown: in a
 * browser by the boundary, on the server as the Suspense fallback, which React renders instead of a component that threw.
 */
export function ErrorPage() {
  const plain = <PlainError language={useLanguage()} />
  return (
    <ErrorPageBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <ErrorMessage />
      </Suspense>
    </ErrorPageBoundary>
  )
}

function ErrorMessage() {
  const error = useRouteError()
  const kind = errorKind(error)
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  // React does not report errors that a boundary catches. A response that a loader threw is not an error of a script.
  useEffect(() => {
    if (error instanceof Error) handleError(error)
  }, [error])
  const isMissing = kind === '.notFound' || kind === '.gone'
  return (
    <div className="page-width grid grid-cols-1 justify-items-center gap-4 pt-16 text-center [@media(height<30rem)]:pt-6">
      <span className="grid size-24 place-items-center rounded-full bg-mist [@media(height<30rem)]:hidden">
        <Icon name={ICONS[kind]} size={48} />
      </span>
      <h1>{t(`error${kind}.title`)}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">{t(`error${kind}.text`)}</p>
      {isMissing && (
        <Suspense fallback={null}>
          <OtherWays />
        </Suspense>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {!isMissing && (
          <a href={pathname + search} className={buttonClass('primary')} data-document>
            {t('error.retry')}
          </a>
        )}
        <a href={href('home', language)} className={buttonClass('secondary')} data-document={isMissing ? undefined : ''}>
          {t('error.home')}
        </a>
      </div>
    </div>
  )
}
