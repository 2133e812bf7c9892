import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { buttonClass } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useCart } from '../live/use-cart'

/** Shown when the cart could not be loaded: a button to retry and a link to the cart's page. */
export function DrawerFault() {
  const { t } = useTranslation()
  const control = useCart()
  return (
    <div role="alert" className="grid grow content-center justify-items-center gap-4 p-6 text-center">
      <Icon name="warning" size={24} className="size-10 text-warm" />
      <p className="text-lg font-semibold">{t('drawer.unread')}</p>
      <button type="button" onClick={control?.retry} className={buttonClass('primary')}>
        {t('drawer.retry')}
      </button>
      {/* A full page load, because this page's scripts may have failed to load. */}
      <a
        href={href('cart', useLanguage())}
        className="inline-flex min-h-11 items-center text-petrol underline underline-offset-4"
      >
        {t('cart.added.toCart')}
      </a>
    </div>
  )
}
