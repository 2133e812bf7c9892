import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'
import type { SoldOut } from './buy-again.server'

/** Says that the goods of an order are in the cart, and names those that cannot be bought now. */
export function BoughtAgain({ names, isAll }: SoldOut) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Notice kind={names.length === 0 ? 'success' : 'warning'} title={t(isAll ? 'order.again.none' : 'order.again.done')}>
      {names.length > 0 && <p className="break-words">{t('order.again.soldOut', { names: names.join(', ') })}</p>}
      {!isAll && (
        <LinkButton to={href('cart', language)} className="mt-3">
          {t('order.again.cart')}
        </LinkButton>
      )}
    </Notice>
  )
}
