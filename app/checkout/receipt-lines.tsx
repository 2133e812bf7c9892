import { lineTotal } from '../pricing/line-total'
import { round } from '../commerce/contract/round'
import type { Order } from '../commerce/contract/order'
import { AmountRow } from '../ui/amount-row'
import { useTranslation } from '../store/use-translation'

/** The lines of an order and how its total is made up. */
export function ReceiptLines({ order, currencyDigits, money }: ReceiptLinesProps) {
  const { t } = useTranslation()
  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.items.map(({ uuid, name, sku, quantity, price, subscription_interval: interval }) => (
          <li key={uuid} className="flex justify-between gap-4 py-3">
            <span>
              {name}
              <span className="block text-sm text-muted">
                {sku} · {t('confirmation.quantity', { count: quantity })}
              </span>
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
      <dl className="mt-4 grid gap-1 tabular-nums">
        <AmountRow label={t('checkout.goods')} value={money(order.items_total)} />
        {order.shipping !== null && (
          <AmountRow label={`${t('checkout.shippingCost')}: ${order.shipping.name}`} value={money(order.shipping.price)} />
        )}
        {order.payment.fee > 0 && <AmountRow label={order.payment.name} value={money(order.payment.fee)} />}
        <AmountRow
          label={t('checkout.total')}
          value={money(order.total)}
          className="border-t border-line pt-2 text-xl font-bold"
        />
        {order.gift_cards.map(({ id, last4, amount }) => (
          <AmountRow key={id} label={t('giftCard.row', { last4 })} value={money(-amount)} />
        ))}
        {order.gift_card_total > 0 && (
          <AmountRow
            label={t('giftCard.rest')}
            value={money(round(order.total - order.gift_card_total, 2))}
            className="font-semibold"
          />
        )}
      </dl>
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
