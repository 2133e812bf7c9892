import { Component, type ReactNode, Suspense } from 'react'
import { handleError } from '../client-errors/watch-errors.client'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** The spec's words (section 8), for the report. Shown translated. */
const ERROR_PAGE_FAILED = 'An error occurred while showing the error page'

/**
 * Catches errors of the error page itself (spec section 8). Error boundaries work in browsers only; on the server React renders the
 * Suspense fallback instead of a component that threw.
 */
export class ErrorPageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    handleError(error)
    handleError(new Error(ERROR_PAGE_FAILED, { cause: error }))
  }

  override render() {
    if (this.state.failed) return <PlainError />
    return <Suspense fallback={<PlainError />}>{this.props.children}</Suspense>
  }
}

function PlainError() {
  const { t } = useTranslation()
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      <h1>{t('error.document')}</h1>
      <a href={href('home', useLanguage())} data-document className="font-semibold text-petrol underline">
        {t('error.home')}
      </a>
    </div>
  )
}
