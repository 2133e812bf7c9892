import { DepositNote } from '../../pricing/deposit-note'
import { usePrice } from '../../pricing/use-price'
import { useTranslation } from '../../store/use-translation'
import type { CartLineView } from '../rules/cart-view'

type PricedLine = Pick<CartLineView, 'laterTotal' | 'vat' | 'deposit' | 'quantity'>

/** The price of the later deliveries of a subscription, with its deposit beside it; nothing where it is that of the first. */
export function LaterPrice({ line: { laterTotal, vat, deposit, quantity } }: { line: PricedLine }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  if (laterTotal === null) return null
  return (
    <span className="block">
      {t('subscription.later', { price: formatPrice(laterTotal, vat) })}
      {deposit > 0 && ', '}
      <DepositNote deposit={deposit * quantity} />
    </span>
  )
}
