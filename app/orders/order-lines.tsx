import { Thumb } from '../card/thumb'
import { OrderAmounts } from '../checkout/order-amounts'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { lineTotal } from '../pricing/line-total'
import { numberFormat } from '../store/intl-formats'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'

/** The lines of an order as they were bought, and how its total is made up, with the VAT per rate. */
export function OrderLines({ detail: { order, vat_rates: rates }, currencyDigits, money }: OrderLinesProps) {
  const { t } = useTranslation()
  const { iso } = useStore()
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.items.map(({ uuid, name, sku, thumb, quantity, price, subscription_interval: interval }) => (
          <li key={uuid} className="flex gap-4 py-3">
            <Thumb thumb={thumb} className="size-14" />
            <span className="min-w-0 flex-1">
              {name}
              <span className="block text-sm text-muted">
                {[sku, t('confirmation.quantity', { count: quantity })].filter(Boolean).join(' · ')}
              </span>
              {interval && <span className="block text-sm">{t('cart.subscription', { interval: interval.name })}</span>}
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">
              {money(lineTotal({ quantity, price }, currencyDigits))}
            </span>
          </li>
        ))}
      </ul>
      <OrderAmounts order={order} money={money}>
        {rates
          .filter(({ rate }) => rate > 0)
          .map(({ rate, vat }) => (
            <AmountRow
              key={rate}
              label={t('order.vat', { rate: numberFormat(iso).format(rate) })}
              value={money(vat)}
              className="text-sm text-muted"
            />
          ))}
      </OrderAmounts>
    </>
  )
}

type OrderLinesProps = {
  detail: OrderDetail
  /** Decimals of the order's currency. */
  currencyDigits: number
  money: (amount: number) => string
}
