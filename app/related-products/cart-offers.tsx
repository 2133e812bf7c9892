import type { OfferedCard } from '../card/rules/offered-card'
import type { CartData } from '../cart/rules/cart-data'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { LateOffers } from './late-offers'
import { useOffers } from './use-offers'

/**
 * The products offered below the cart (spec section 2, Cross-selling carousel). `data` and `loaded` are the cart and the offers
 * that came with the page.
 */
export function CartOffers({ data, loaded }: { data: CartData; loaded: readonly OfferedCard[] }) {
  const { t } = useTranslation()
  const store = useStore()
  const offers = useOffers(data, loaded)
  // An empty late part would be loaded at once.
  return offers.length === 0 ? null : <LateOffers title={t('crossSelling.cart')} cards={offers} store={store} wide />
}
