import type { OfferedCard } from '../card/rules/offered-card'
import { useCart } from '../cart/live/use-cart'
import type { CartData } from '../cart/rules/cart-data'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { OfferCarousel } from './offer-carousel'
import { OfferList } from './offer-list'
import { useOffers } from './use-offers'

const NONE: readonly OfferedCard[] = []

/**
 * The products offered with the cart (spec section 2, Cross-selling carousel). `data` and `loaded` are the cart and the
 * offers that came with the page; without them both are fetched. `perView` are CSS classes for the number of visible
 * cards; without them they are a short list.
 */
export function CartOffers({ data, loaded = NONE, perView }: CartOffersProps) {
  const { t } = useTranslation()
  const store = useStore()
  const offers = useOffers(loaded, stateOf(data), stateOf(useCart()?.state.confirmed ?? data))
  if (perView === undefined) return <OfferList title={t('crossSelling.cart')} cards={offers} language={store.language} />
  return <OfferCarousel title={t('crossSelling.cart')} cards={offers} store={store} perView={perView} />
}

type CartOffersProps = { data?: CartData; loaded?: readonly OfferedCard[]; perView?: string }

/** Identifies what offers depend on: the lines, their number, codes and totals. Empty for an empty cart. */
function stateOf(data: CartData | undefined): string {
  if (!data?.cart.lines.length) return ''
  const { cart, codes } = data
  return JSON.stringify([cart.totals, cart.lines.map(({ uuid }) => uuid), codes])
}
