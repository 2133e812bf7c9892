import { RegularPrice } from '../cart/view/regular-price'
import { ProductCard } from '../card/product-card'
import type { Store } from '../store/store'
import type { OfferedCard } from '../card/rules/offered-card'
import { Carousel, Slide } from './carousel'
import { type BesidePrice, OfferButton } from './offer-button'
import { PER_VIEW, perViewClasses } from './per-view'

/** Carousel of cross-selling offers (spec section 2, Cross-selling carousel); nothing without cards. */
export function OfferCarousel({ title, cards, store, beside = null, wide = false }: OfferCarouselProps) {
  if (cards.length === 0) return null
  return (
    <Carousel title={title} perView={wide ? PER_VIEW : perViewClasses(cards.length)}>
      {cards.map((card) => (
        <Slide key={card.id}>
          <ProductCard
            product={card}
            store={store}
            inCarousel
            note={<RegularPrice offer={card.offer} vat={card.vat} />}
            action={card.action === 'buy' ? <OfferButton card={card} beside={beside} /> : undefined}
          />
        </Slide>
      ))}
    </Carousel>
  )
}

type OfferCarouselProps = {
  title: string
  cards: readonly OfferedCard[]
  store: Store
  /** The price of the other product while it is not in the cart: the button then adds both. */
  beside?: BesidePrice | null
  /** Across the page, however few cards there are. */
  wide?: boolean
}
