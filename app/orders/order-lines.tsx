import { Thumb } from '../card/thumb'
import { OrderAmounts } from '../checkout/order-amounts'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { round } from '../commerce/contract/round'
import { DepositNote } from '../pricing/deposit-note'
import { lineTotal } from '../pricing/line-total'
import { formatNumber } from '../store/format-number'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'
import { KeptTogether } from '../store/kept-together'
import { Dotted } from '../ui/dotted'

/** The lines of an order as they were bought, how its total is made up, with the VAT per rate, and what is still to pay or was given back. */
export function OrderLines({ detail, currencyDigits, money }: OrderLinesProps) {
  const { t } = useTranslation()
  const { iso } = useStore()
  const { order, vat_rates: rates, payment_state: state, left_to_pay: left } = detail
  const done = detail.refunds.filter((refund) => refund.state === 'done')
  const given = ['order.credited', 'order.refunded'] as const
  // The rest after gift cards has a row of its own.
  const toPay = state === 'awaiting' && order.gift_card_total === 0 ? order.total : left
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.items.map(({ uuid, name, sku, thumb, quantity, withdrawn, price, deposit, subscription_interval: interval }) => (
          <li key={uuid} className="flex gap-4 py-3">
            <Thumb thumb={thumb} className="size-14" />
            <div className="min-w-0 flex-1">
              <KeptTogether>{name}</KeptTogether>
              <Dotted className="text-sm text-muted">
                {sku}
                {t('confirmation.quantity', { count: quantity })}
              </Dotted>
              {withdrawn > 0 && <p className="text-sm">{t('order.line.withdrawn', { count: withdrawn })}</p>}
              <DepositNote deposit={deposit * quantity} className="block text-sm text-muted" />
              {interval && <p className="text-sm">{t('cart.subscription', { interval: interval.name })}</p>}
            </div>
            <p className="font-semibold whitespace-nowrap tabular-nums">
              {money(lineTotal({ quantity, price }, currencyDigits))}
            </p>
          </li>
        ))}
      </ul>
      <OrderAmounts order={order} money={money}>
        {order.withdrawn_total > 0 && (
          <>
            <AmountRow label={t('order.withdrawnTotal')} value={money(-order.withdrawn_total)} />
            <AmountRow
              label={t('order.newTotal')}
              value={money(round(order.total - order.withdrawn_total, currencyDigits))}
              className="font-semibold"
            />
          </>
        )}
        {rates
          .filter(({ rate }) => rate > 0)
          .map(({ rate, vat }) => (
            <AmountRow
              key={rate}
              label={t('order.vat', { rate: formatNumber(rate, iso) })}
              value={money(vat)}
              className="text-sm text-muted"
            />
          ))}
        {toPay !== null && <AmountRow label={t('giftCard.toPay')} value={money(toPay)} className="font-semibold" />}
        {given.map((label) => {
          const amount = sumOf(done.filter(({ is_credit: isCredit }) => isCredit === (label === 'order.credited')))
          return amount > 0 && <AmountRow key={label} label={t(label)} value={money(-round(amount, currencyDigits))} />
        })}
      </OrderAmounts>
    </>
  )
}

const sumOf = (refunds: readonly { amount: number }[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

type OrderLinesProps = {
  detail: OrderDetail
  /** Decimals of the order's currency. */
  currencyDigits: number
  money: (amount: number) => string
}
