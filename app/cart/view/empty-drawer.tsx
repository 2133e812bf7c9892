import { href } from '../../routing/href'
import { useLanguage } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { buttonClass, LinkButton } from '../../ui/button'
import { Icon } from '../../ui/icon'

/**
 * The message of an empty cart in the drawer (spec section 4, Cart drawer), with a button to close it and a link to the device
 * finder.
 */
export function EmptyDrawer() {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-mist">
        <Icon name="cart" size={24} className="size-9 text-muted" />
      </span>
      <p className="mt-2 text-xl font-semibold">{t('cart.empty')}</p>
      <p className="max-w-xs text-muted">{t('cart.empty.text')}</p>
      <form method="dialog" className="mt-3">
        <button className={buttonClass('primary')}>{t('cart.continue')}</button>
      </form>
      <LinkButton to={href('finder', useLanguage())} look="quiet">
        {t('finder.link')}
      </LinkButton>
    </div>
  )
}
