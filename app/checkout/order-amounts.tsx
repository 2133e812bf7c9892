import type { ReactNode } from 'react'
import type { Order } from '../commerce/contract/order'
import { round } from '../commerce/contract/round'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'

/** How the total of an order is made up, and what is left to pay of it after its gift cards. `children` are further rows. */
export function OrderAmounts({ order, money, children }: OrderAmountsProps) {
  const { t } = useTranslation()
  return (
    <dl className="mt-4 grid gap-1 tabular-nums">
      <AmountRow label={t('checkout.goods')} value={money(order.items_total)} />
      {order.deposit_total > 0 && <AmountRow label={t('deposit.total')} value={money(order.deposit_total)} />}
      {order.shipping !== null && (
        <AmountRow label={`${t('checkout.shippingCost')}: ${order.shipping.name}`} value={money(order.shipping.price)} />
      )}
      {order.payment.fee > 0 && <AmountRow label={order.payment.name} value={money(order.payment.fee)} />}
      <AmountRow label={t('order.total')} value={money(order.total)} className="border-t border-line pt-2 text-xl font-bold" />
      {order.gift_cards.map(({ id, last4, amount }) => (
        <AmountRow key={id} label={t('giftCard.row', { last4 })} value={money(-amount)} />
      ))}
      {order.gift_cards.map(
        ({ id, last4, left }) =>
          left !== null &&
          order.status !== 'cancelled' && (
            <AmountRow key={id} label={t('giftCard.leftAfter', { last4 })} value={money(left)} className="text-sm text-muted" />
          ),
      )}
      {order.gift_card_total > 0 && (
        <AmountRow
          label={t('giftCard.rest')}
          value={money(round(order.total - order.gift_card_total, 2))}
          className="font-semibold"
        />
      )}
      {children}
    </dl>
  )
}

type OrderAmountsProps = { order: Order; money: (amount: number) => string; children?: ReactNode }
