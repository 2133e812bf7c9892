import { useTranslation } from 'react-i18next'
import type { PersonalPrice } from './personal-price'
import type { UnitPrice } from './tiers'
import { useOwed } from './use-owed'
import { usePrice, useVat } from './use-price'

/**
 * A price, big and tabular. A reduced one is red, and beneath it stands, small and struck, the lowest price of the last 30 days that it
 * is reduced from (price indication rules of all four countries). A card tells the discount over its picture instead. A shopper's own
 * price comes first, with what it is without her discount. Where VAT is left out, a product's page says what it is with it.
 */
export function Price({ price, ordinary, discount, personal = null, vat, size = 'card' }: PriceProps) {
  const { t } = useTranslation()
  const written = usePrice()
  const owed = useOwed()
  const display = useVat()
  const money = (amount: number) => written(amount, vat)
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-center gap-3">
        <span className={`font-bold ${SIZE[size]} ${ordinary === null && personal === null ? '' : 'text-red'}`}>
          {money(personal?.price ?? price)}
        </span>
        {size === 'page' && display === 'excluding' && <span className="text-muted">{owed(personal?.price ?? price)}</span>}
        {size === 'page' && discount !== null && (
          <span className="rounded-md bg-red px-2 font-semibold text-white">{t('price.discount', { percent: discount })}</span>
        )}
        {size === 'page' && personal !== null && (
          <span className="rounded-md bg-petrol px-2 font-semibold text-white">
            {t('discounts.yours', { percent: personal.percent })}
          </span>
        )}
      </p>
      {personal !== null && <p className="text-sm text-muted">{t('discounts.without', { price: money(price) })}</p>}
      {ordinary !== null && (
        <p className="text-sm text-muted">
          {t(size === 'card' ? 'price.prior.short' : 'price.prior')} <s>{money(ordinary)}</s>
        </p>
      )}
    </div>
  )
}

const SIZE = { card: 'text-xl leading-7', page: 'text-4xl leading-tight' }

type PriceProps = UnitPrice & {
  personal?: PersonalPrice | null
  /** In percent. */
  vat: number
  size?: keyof typeof SIZE
}
