import { usePrice } from '../../pricing/use-price'
import { useTranslation } from '../../store/use-translation'
import type { CartLineView } from '../rules/cart-view'

/** The price of the later deliveries of a subscription; nothing where it is that of the first. */
export function LaterPrice({ line: { laterTotal, vat } }: { line: Pick<CartLineView, 'laterTotal' | 'vat'> }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  return laterTotal !== null && <span className="block">{t('subscription.later', { price: formatPrice(laterTotal, vat) })}</span>
}
