import { DepositNote } from '../pricing/deposit-note'
import { PricePerUnit } from '../pricing/price-per-unit'
import { usePrice } from '../pricing/use-price'
import { ShippingLink } from '../pricing/shipping-link'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'
import type { CardProduct } from './rules/card-product'

/**
 * One line below the price: the price of one unit, the deposit, what a set saves, and the shipping-info link (spec section 2,
 * Product card). A grid says once whether its prices include VAT; a card in a carousel says it of prices without VAT.
 */
export function CardPriceNote({ product, store, inCarousel }: { product: CardProduct; store: Store; inCarousel: boolean }) {
  const { t } = useTranslation()
  const display = useVat()
  const formatPrice = usePrice()
  const { price, personal, content, vat, deposit, saving, physical } = product
  if (price === null) return null
  return (
    <p className="card-note">
      <PricePerUnit price={personal?.price ?? price.price} content={content} vat={vat} />
      {saving !== null && <span className="text-green">{t('product.members.saved', { amount: formatPrice(saving, vat) })}</span>}
      <DepositNote deposit={deposit} />
      {inCarousel && display === 'excluding' && <span>{t('vat.excluding')}</span>}
      {physical && <ShippingLink store={store} free={product.freeFreight} />}
    </p>
  )
}
