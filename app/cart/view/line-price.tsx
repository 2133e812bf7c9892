import { useTranslation } from 'react-i18next'
import { usePrice } from '../../pricing/use-price'
import type { CartLineView } from '../rules/cart-view'

/**
 * What a line comes to, and why: the ordinary price, which code gave what, and the price of one piece where there is such a
 * price. What a code takes off several lines stands in the totals, once.
 */
export function LinePrice({ line }: { line: CartLineView & { pending: boolean } }) {
  const { t } = useTranslation()
  const written = usePrice()
  const money = (amount: number) => written(amount, line.vat)
  return (
    <div aria-busy={line.pending} className="line-price ml-auto text-right text-sm tabular-nums @2xl:min-w-36">
      <p className="text-lg leading-6 font-bold">{money(line.total)}</p>
      {line.ordinary_price > line.price && (
        <p className="text-muted">
          <span className="sr-only">{`${t('cart.ordinary')} `}</span>
          <s>{money(line.ordinaryTotal)}</s>
        </p>
      )}
      {line.reductions.map(({ code, amount, shared }) => (
        <p key={code} className="font-semibold text-green">
          {shared ? t('cart.reduction.part', { code }) : t('cart.reduction', { code, amount: money(amount) })}
        </p>
      ))}
      {line.reductions.length === 0 && line.discount > 0 && (
        <p className="font-semibold text-petrol">{t('discounts.yours', { percent: line.discount })}</p>
      )}
      {line.quantity > 1 && line.evenPrice && <p className="text-muted">{t('cart.each', { price: money(line.price) })}</p>}
    </div>
  )
}
