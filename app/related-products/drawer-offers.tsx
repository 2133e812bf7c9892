import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { OfferList } from './offer-list'
import { useOffers } from './use-offers'

/** The products offered in the cart's drawer, as a short list. */
export function DrawerOffers() {
  const { t } = useTranslation()
  return <OfferList title={t('crossSelling.cart')} cards={useOffers()} language={useLanguage()} />
}
