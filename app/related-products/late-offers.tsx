import { latePart } from '../fragments/late-part'
import { OfferCarousel } from './offer-carousel'

/** The offers below the cart, whose code is loaded when they are near the viewport. */
export const LateOffers = latePart(
  import.meta.env.SSR ? OfferCarousel : null,
  async () => (await import('./offer-carousel')).OfferCarousel,
)
