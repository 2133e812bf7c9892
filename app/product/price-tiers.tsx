import type { PriceRow } from '../pricing/tiers'
import { usePrice } from '../pricing/use-price'
import { useTranslation } from '../store/use-translation'

/**
 * Table of unit prices by quantity; renders nothing when the price does not depend on the quantity. `ofPacks`: they are
 * prices of packs, which are not called pieces.
 */
export function PriceTiers({ tiers, vat, ofPacks }: { tiers: readonly PriceRow[]; vat: number; ofPacks: boolean }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  if (tiers.length === 0) return null
  const unit = ofPacks ? 'price.tiers.pack' : 'price.tiers'
  return (
    <table className="w-full max-w-md text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">{t('price.tiers')}</caption>
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className={CELL}>
            {t('price.tiers.quantity')}
          </th>
          <th scope="col" className={CELL}>
            {t(`${unit}.each`)}
          </th>
          <th scope="col" className={CELL}>
            {t('price.tiers.saving')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, price, saving }) => (
          <tr key={quantity} className="border-t border-line">
            <th scope="row" className={`${CELL} whitespace-nowrap`}>
              {quantity === 1 ? t(`${unit}.single`) : t(`${unit}.from`, { quantity })}
            </th>
            <td className={`${CELL} font-semibold whitespace-nowrap`}>{formatPrice(price, vat)}</td>
            <td className={`${CELL} text-green`}>{saving > 0 && t('price.saving', { percent: saving })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'py-1.5 pr-4 text-left font-normal'
