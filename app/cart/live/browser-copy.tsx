import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { Icon } from '../../ui/icon'
import { useBrowserCopy } from './use-browser-copy'
import { useOtherTabs } from './use-other-tabs'
import type { Known } from '../rules/what-to-do'

/**
 * Keeps a copy of the cart in the browser and this page in step with other tabs. When the copy has brought a lost cart back, it says so,
 * until the shopper goes on.
 */
export function BrowserCopy({ known }: { known: Known | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, key } = useLocation()
  const restoredAt = useBrowserCopy(known)
  useOtherTabs()
  const count = known?.state === 'here' ? known.lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0) : 0
  return (
    <div role="status" className="no-print page-width pointer-events-none sticky top-20 z-20">
      {restoredAt === key && count > 0 && (
        <p className="pointer-events-auto my-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-petrol bg-white px-4 py-3 shadow-lg">
          <Icon name="info" size={24} className="text-petrol" />
          <span className="min-w-0 grow basis-48">{t('cart.restored', { count })}</span>
          {pathname !== href('cart', language) && (
            <a
              href={href('cart', language)}
              className="inline-flex min-h-11 items-center font-semibold text-petrol underline underline-offset-4"
            >
              {t('cart.added.toCart')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
