import { useEffect } from 'react'
import { useTranslation } from '../store/use-translation'
import { buttonClass, LinkButton } from '../ui/button'

/**
 * Leads to the provider's payment page: by itself, and by a link. `back` is the way back. A form that were answered by a redirect
 * to another origin would be stopped by the page's policy (`form-action 'self'`), with scripts or without.
 */
export function PaymentLink({ url, back }: { url: string; back: { href: string; label: string } }) {
  const { t } = useTranslation()
  useEffect(() => window.location.replace(url), [url])
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      {/* React puts it into the head of a page only when it renders one. */}
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <h1 className="text-3xl font-bold text-balance">{t('payment.title')}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">{t('payment.text')}</p>
      <a href={url} className={`${buttonClass('primary')} mt-2`}>
        {t('payment.go')}
      </a>
      <LinkButton to={back.href} look="quiet">
        {back.label}
      </LinkButton>
    </div>
  )
}
