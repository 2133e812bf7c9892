import { DepositNote } from '../pricing/deposit-note'
import type { Order } from '../commerce/contract/order'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { useTranslation } from '../store/use-translation'
import { KeptTogether } from '../store/kept-together'
import { OrderAmounts } from './order-amounts'
import { type OrderSums, shownLineTotal } from './order-sums'

/** The lines of an order and how its total is made up. */
export function ReceiptLines({ order, sums, currencyDigits, money }: ReceiptLinesProps) {
  const { t } = useTranslation()
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.items.map(({ uuid, type, name, sku, quantity, price, vat, deposit, subscription_interval: interval }) => (
          <li key={uuid} className="flex justify-between gap-4 py-3">
            <span>
              <KeptTogether>{name}</KeptTogether>
              <span className="block text-sm text-muted">
                {type !== PRODUCT_TYPE.giftCard && `${sku} · `}
                {t('confirmation.quantity', { count: quantity })}
              </span>
              <DepositNote deposit={deposit * quantity} className="block text-sm text-muted" />
              {interval && <span className="block text-sm">{t('cart.subscription', { interval: interval.name })}</span>}
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {money(shownLineTotal({ quantity, price, vat }, currencyDigits, sums))}
            </span>
          </li>
        ))}
      </ul>
      {order.items.some(({ subscription_interval: interval }) => interval !== null) && (
        <p className="mt-3 text-sm">{t('subscription.terms')}</p>
      )}
      <OrderAmounts order={order} sums={sums} money={money} />
    </>
  )
}

type ReceiptLinesProps = {
  order: Order
  sums: OrderSums
  /** Decimals of the order's currency. */
  currencyDigits: number
  money: (amount: number) => string
}
