import { useEffect } from 'react'
import { useTranslation } from '../store/use-translation'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { LinkButton } from '../ui/button'
import { useRefresh } from '../ui/use-refresh'

/** Seconds between two checks whether the payment has arrived. */
const AGAIN_SECONDS = 4

/** Shown while the order waits for its payment: the page reloads by itself, also without scripts. */
export function PaymentWaits({ number }: { number: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const refresh = useRefresh()
  useEffect(() => {
    const timer = setInterval(refresh, AGAIN_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center" role="status">
      <noscript>
        <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />
      </noscript>
      <h1 className="text-3xl font-bold text-balance">{t('payment.waits')}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">{t('payment.waits.text', { number })}</p>
      <LinkButton to={href('home', language)} look="secondary" className="mt-2">
        {t('confirmation.continue')}
      </LinkButton>
    </div>
  )
}
