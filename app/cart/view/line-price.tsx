import { DepositNote } from '../../pricing/deposit-note'
import { usePrice } from '../../pricing/use-price'
import type { CartLineView } from '../rules/cart-view'
import { useTranslation } from '../../store/use-translation'

/**
 * The price of a line: its total, "to be confirmed" while the backend has given none (decision 003), the ordinary price, the
 * reduction by each code, the displayed discount, and the unit price unless it has fractions of the smallest coin. A reduction
 * shared by several lines is shown in the totals.
 */
export function LinePrice({ line }: { line: CartLineView & { pending: boolean } }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  const price = (amount: number) => formatPrice(amount, line.vat)
  return (
    <div aria-busy={line.pending} className="line-price ml-auto text-right text-sm tabular-nums @2xl:min-w-36">
      <p className="text-lg leading-6 font-bold">{line.isUnpriced ? t('cart.unconfirmed.total') : price(line.total)}</p>
      {!line.isUnpriced && line.ordinary_price > line.price && (
        <p className="text-muted">
          <span className="sr-only">{`${t('cart.ordinary')} `}</span>
          <s>{price(line.ordinaryTotal)}</s>
        </p>
      )}
      {!line.isUnpriced && <DepositNote deposit={line.deposit * line.quantity} className="block text-muted" />}
      {line.reductions.map(({ code, amount, shared }) => (
        <p key={code} className="font-semibold text-green">
          {shared ? t('cart.reduction.part', { code }) : t('cart.reduction', { code, amount: price(amount) })}
        </p>
      ))}
      {line.discount > 0 && <p className="font-semibold text-petrol">{t('discounts.yours', { percent: line.discount })}</p>}
      {line.quantity > 1 && line.evenPrice && <p className="text-muted">{t('cart.each', { price: price(line.price) })}</p>}
    </div>
  )
}
