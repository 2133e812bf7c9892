import { Component, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'

/**
 * Catches what goes wrong in the error page itself (spec section 8). React renders class boundaries in browsers only; on the server it is
 * the Suspense fallback that takes the place of what threw.
 */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return <Sorry />
    return <Suspense fallback={<Sorry />}>{this.props.children}</Suspense>
  }
}

function Sorry() {
  const { t } = useTranslation()
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      <h1>{t('error.document')}</h1>
      <a href={href('home', useLanguage())} className="font-semibold text-petrol underline">
        {t('error.home')}
      </a>
    </div>
  )
}
