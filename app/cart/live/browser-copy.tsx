import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { Icon } from '../../ui/icon'
import { useCart } from './use-cart'
import { useBrowserCopy } from './use-browser-copy'
import { useOtherTabs } from './use-other-tabs'
import type { SessionSummary } from '../rules/copy-action'

/**
 * Keeps a copy of the cart in the browser, and keeps this page in sync with other tabs. `loaded` is the session summary of the
 * page; the answer to a cart form is newer. After a lost cart was restored from the copy, a message says so until the next
 * navigation. `count` is the number of pieces in the cart: the copy also has lines that wait, and lacks those that a code adds.
 */
export function BrowserCopy({ loaded, count }: { loaded: SessionSummary | undefined; count: number }) {
  const summary = useLatestSummary(loaded)
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname, key } = useLocation()
  const restoredAt = useBrowserCopy(summary)
  useOtherTabs()
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

/** The session summary of the page or of the last answer to a cart form, whichever is newer. */
function useLatestSummary(loaded: SessionSummary | undefined): SessionSummary | undefined {
  const answered = useCart()?.state.confirmed?.summary ?? undefined
  const [seen, setSeen] = useState({ loaded, answered, latest: answered ?? loaded })
  if (seen.loaded !== loaded || seen.answered !== answered) {
    const newer = seen.answered !== answered && answered !== undefined ? answered : loaded
    setSeen({ loaded, answered, latest: seen.loaded === loaded && answered === undefined ? seen.latest : newer })
  }
  return seen.latest
}
