import { useTranslation } from '../store/use-translation'
import { usePrice } from './use-price'

/** The price of one piece of a pack, with 2 decimals. `price` is that of the pack including VAT of `vat` percent. */
export function PiecePrice({ price, pieces, vat }: { price: number; pieces: number; vat: number }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  return <span className="piece-price">{t('price.piece', { price: formatPrice(price / pieces, vat, 2) })}</span>
}
