import type { PersonalPrice } from './personal-price'
import type { UnitPrice } from './tiers'
import { useAmountIncludingVat } from './use-amount-including-vat'
import { usePrice } from './use-price'
import { useVat } from '../store/use-vat'
import { useTranslation } from '../store/use-translation'

/**
 * The price of a product. A reduced price is red, above the lowest price of the last 30 days, struck through (required by the
 * price indication rules of all four countries). A personal price comes first, above the price without the discount. The product
 * page (`page`) also shows the discount, which a card shows in its badges, and the price including VAT when prices exclude it.
 */
export function Price({ price, ordinary, discount, personal = null, vat, size = 'card' }: PriceProps) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  const amountIncludingVat = useAmountIncludingVat()
  const display = useVat()
  const format = (amount: number) => formatPrice(amount, vat)
  return (
    <div className="tabular-nums">
      <p className="price-row">
        <span className={`${SIZE[size]}${ordinary === null && personal === null ? '' : ' text-red'}`}>
          {format(personal?.price ?? price)}
        </span>
        {size === 'page' && display === 'excluding' && (
          <span className="text-muted">{amountIncludingVat(personal?.price ?? price)}</span>
        )}
        {size === 'page' && discount !== null && (
          <span className="rounded-md bg-red px-2 font-semibold text-white">{t('price.discount', { percent: discount })}</span>
        )}
        {size === 'page' && personal !== null && personal.percent > 0 && (
          <span className="rounded-md bg-petrol px-2 font-semibold text-white">
            {t('discounts.yours', { percent: personal.percent })}
          </span>
        )}
      </p>
      {personal !== null && <p className="text-sm text-muted">{t('discounts.without', { price: format(price) })}</p>}
      {ordinary !== null && (
        <p className="text-sm text-muted">
          {t(size === 'card' ? 'price.prior.short' : 'price.prior')} <s>{format(ordinary)}</s>
        </p>
      )}
    </div>
  )
}

const SIZE = { card: 'price-card', page: 'font-bold text-2xl leading-9 md:text-4xl md:leading-tight' }

type PriceProps = UnitPrice & {
  personal?: PersonalPrice | null
  /** In percent. */
  vat: number
  size?: keyof typeof SIZE
}
