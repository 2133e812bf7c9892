import type { ReactNode } from 'react'
import type { Order } from '../commerce/contract/order'
import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import { round } from '../commerce/contract/round'
import { useTranslation } from '../store/use-translation'
import { AmountRow } from '../ui/amount-row'
import type { OrderSums } from './order-sums'

/**
 * The amounts that make up the total of an order, what its codes saved, and what is left to pay of it after its gift cards.
 * The VAT stands right at the total: `vat` are rows for it, such as one for each rate; without them it is named in the row of
 * the total. `children` are further rows.
 */
export function OrderAmounts({ order, sums, money, vat, children }: OrderAmountsProps) {
  const { t } = useTranslation()
  const { isNet } = sums
  return (
    <dl className="mt-4 grid gap-1 tabular-nums">
      <AmountRow label={isNet ? `${t('checkout.goods')} ${t('vat.excluding')}` : t('checkout.goods')} value={money(sums.goods)} />
      {sums.deposit > 0 && <AmountRow label={t('deposit.total')} value={money(sums.deposit)} />}
      {order.shipping !== null && (
        <AmountRow
          label={`${t('checkout.shippingCost')}: ${order.shipping.name}`}
          value={order.shipping.price === 0 ? t('checkout.shipping.free') : money(sums.shipping)}
        />
      )}
      {order.payment.fee > 0 && <AmountRow label={order.payment.name} value={money(sums.fee)} />}
      {isNet && <AmountRow label={t('vat.part')} value={money(sums.vat)} />}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 text-xl font-bold">
        <dt>
          {t('order.total')}
          {isNet && <span className="block text-sm font-normal text-muted">{t('vat.including')}</span>}
        </dt>
        <dd className="text-right">
          {money(order.total)}
          {!isNet && vat === undefined && (
            <span className="block text-sm font-normal text-muted">
              {t('cart.vatIncluded', { amount: money(order.vat_total) })}
            </span>
          )}
        </dd>
      </div>
      {vat}
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
      {/* The amounts above are reduced already and add up to the total. */}
      {sums.saved > 0 && (
        <AmountRow label={t('cart.saved')} value={money(sums.saved)} className="text-sm font-semibold text-red" />
      )}
      {sums.byCode.map(({ code, amount }) => (
        <AmountRow
          key={code}
          label={t('cart.saved.by', { code: code === CUSTOMER_DISCOUNT ? t('discounts.customer') : code })}
          value={money(amount)}
          className="text-sm text-muted"
        />
      ))}
    </dl>
  )
}

type OrderAmountsProps = {
  order: Order
  sums: OrderSums
  money: (amount: number) => string
  vat?: ReactNode
  children?: ReactNode
}
