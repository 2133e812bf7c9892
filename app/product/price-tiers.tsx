import type { PriceRow } from '../pricing/tiers'
import { usePrice } from '../pricing/use-price'
import { useTranslation } from '../store/use-translation'

/** Table of unit prices by quantity; nothing when the price does not depend on the quantity. */
export function PriceTiers({ tiers, vat }: { tiers: readonly PriceRow[]; vat: number }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  if (tiers.length === 0) return null
  return (
    <table className="w-full max-w-md text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">{t('price.tiers')}</caption>
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className={CELL}>
            {t('price.tiers.quantity')}
          </th>
          <th scope="col" className={CELL}>
            {t('price.tiers.each')}
          </th>
          <th scope="col" className={CELL}>
            {t('price.tiers.saving')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, price, saving }) => (
          <tr key={quantity} className="border-t border-line">
            <th scope="row" className={CELL}>
              {quantity === 1 ? t('price.tiers.single') : t('price.tiers.from', { quantity })}
            </th>
            <td className={`${CELL} font-semibold`}>{formatPrice(price, vat)}</td>
            <td className={`${CELL} text-green`}>{saving > 0 && t('price.saving', { percent: saving })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'py-1.5 pr-4 text-left font-normal'
