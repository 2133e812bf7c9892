import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { href } from '../../routing/href'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/button'

/** The message of an empty cart, with links to the shop and to the device finder (spec section 4, Cart drawer). */
export function EmptyCart() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="mt-8 rounded-xl bg-mist px-6 py-14 text-center">
      <Icon name="cart" size={24} className="mx-auto size-10 text-muted" />
      <p className="mt-4 text-xl font-semibold">{t('cart.empty')}</p>
      <p className="mx-auto mt-2 max-w-md text-muted">{t('cart.empty.text')}</p>
      <LinkButton to={href('home', language)} className="mt-6">
        {t('cart.continue')}
      </LinkButton>
      <p className="mt-2">
        <LinkButton to={href('finder', language)} look="quiet">
          {t('finder.link')}
        </LinkButton>
      </p>
    </div>
  )
}
