import { DepositNote } from '../../pricing/deposit-note'
import { usePrice } from '../../pricing/use-price'
import { displayedAmount } from '../../pricing/vat'
import { formatMoney } from '../../store/money'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import type { CartLineView } from '../rules/cart-view'

type PricedLine = Pick<CartLineView, 'laterTotal' | 'vat' | 'deposit' | 'quantity'>

/**
 * The price of the later deliveries of a subscription, with its deposit beside it; nothing where it is that of the first.
 * `isNet`: without VAT, whatever the shopper's display.
 */
export function LaterPrice({ line: { laterTotal, vat, deposit, quantity }, isNet }: { line: PricedLine; isNet?: boolean }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  const store = useStore()
  if (laterTotal === null) return null
  const price = isNet
    ? formatMoney(displayedAmount(laterTotal, 'excluding', vat, store.currencyDigits), store)
    : formatPrice(laterTotal, vat)
  return (
    <span className="block">
      {t('subscription.later', { price })}
      {deposit > 0 && ', '}
      <DepositNote deposit={deposit * quantity} />
    </span>
  )
}
