import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import { Notice } from '../ui/notice'

/** Says that the goods of an order are in the cart, and names those that cannot be bought now. `count` is the number of its lines. */
export function BoughtAgain({ soldOut, count }: { soldOut: readonly string[]; count: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isAll = soldOut.length >= count
  return (
    <Notice kind={soldOut.length === 0 ? 'success' : 'warning'} title={t(isAll ? 'order.again.none' : 'order.again.done')}>
      {soldOut.length > 0 && <p className="break-words">{t('order.again.soldOut', { names: soldOut.join(', ') })}</p>}
      {!isAll && (
        <LinkButton to={href('cart', language)} className="mt-3">
          {t('order.again.cart')}
        </LinkButton>
      )}
    </Notice>
  )
}
