import { DepositNote } from '../pricing/deposit-note'
import { lineTotal } from '../pricing/line-total'
import type { Order } from '../commerce/contract/order'
import { useTranslation } from '../store/use-translation'
import { KeptTogether } from '../store/kept-together'
import { OrderAmounts } from './order-amounts'

/** The lines of an order and how its total is made up. */
export function ReceiptLines({ order, currencyDigits, money }: ReceiptLinesProps) {
  const { t } = useTranslation()
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.items.map(({ uuid, name, sku, quantity, price, deposit, subscription_interval: interval }) => (
          <li key={uuid} className="flex justify-between gap-4 py-3">
            <span>
              <KeptTogether>{name}</KeptTogether>
              <span className="block text-sm text-muted">
                {sku} · {t('confirmation.quantity', { count: quantity })}
              </span>
              <DepositNote deposit={deposit * quantity} className="block text-sm text-muted" />
              {interval && <span className="block text-sm">{t('cart.subscription', { interval: interval.name })}</span>}
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {money(lineTotal({ quantity, price }, currencyDigits))}
            </span>
          </li>
        ))}
      </ul>
      {order.items.some(({ subscription_interval: interval }) => interval !== null) && (
        <p className="mt-3 text-sm">{t('subscription.terms')}</p>
      )}
      <OrderAmounts order={order} money={money} />
      <p className="text-right text-sm text-muted tabular-nums">{t('cart.vatIncluded', { amount: money(order.vat_total) })}</p>
    </>
  )
}

type ReceiptLinesProps = {
  order: Order
  /** Decimals of the order's currency. */
  currencyDigits: number
  money: (amount: number) => string
}
