import type { CrossSellingOffer } from '../rules/offered-price'
import { usePrice } from '../../pricing/use-price'
import { useTranslation } from '../../store/use-translation'

/** The price without the offer; nothing without an offer. `vat` is in percent. */
export function RegularPrice({ offer, vat }: { offer: CrossSellingOffer | null; vat: number }) {
  const { t } = useTranslation()
  const formatPrice = usePrice()
  if (offer === null) return null
  return (
    <p className="text-sm text-muted tabular-nums">
      {t('crossSelling.instead')} <s>{formatPrice(offer.regularPrice, vat)}</s>, {t('crossSelling.together')}
    </p>
  )
}
