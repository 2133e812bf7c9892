import type { PageHandle } from '../chrome/page-handle'
import { unlistedMeta } from '../chrome/unlisted-meta'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { href } from '../routing/href'
import { LinkButton } from '../ui/button'
import { Icon } from '../ui/icon'

export const handle: PageHandle = { layout: 'simple' }

export default function CheckoutFailed() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="page-width grid justify-items-center gap-4 pt-16 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-mist">
        <Icon name="warning" size={48} />
      </span>
      <h1>{t('checkoutFailed.title')}</h1>
      <p className="max-w-prose text-lg text-balance text-muted">{t('checkoutFailed.text')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={href('checkout', language)}>{t('checkoutFailed.checkout')}</LinkButton>
        <LinkButton to={href('cart', language)} look="secondary">
          {t('checkoutFailed.cart')}
        </LinkButton>
      </div>
    </div>
  )
}

export const meta = unlistedMeta('checkoutFailed.title')
