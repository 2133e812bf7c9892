import { useTranslation } from '../store/use-translation'
import type { UnitContent } from './unit-content'
import { usePrice } from './use-price'

/**
 * The price of one unit of a `content`, with 2 decimals; nothing without one. `price` is that of the
 * product including VAT of `vat` percent.
 */
export function PricePerUnit({ price, content, vat }: { price: number; content: UnitContent | null; vat: number }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  return (
    content && (
      <span className="piece-price">{`${formatPrice(price / content.amount, vat, 2)}/${content.unit ?? t('price.piece')}`}</span>
    )
  )
}
