import { useProductsInCart } from '../cart/live/use-products-in-cart'
import { AddToCartForm } from '../cart/live/add-to-cart-form'
import { RegularPrice } from '../cart/view/regular-price'
import { ProductCard } from '../card/product-card'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import type { OfferedCard } from '../card/rules/offered-card'
import { Carousel, Slide } from './carousel'
import { perViewClasses } from './per-view'

/** Carousel of cross-selling offers (spec section 2, Cross-selling carousel); nothing without cards. */
export function OfferCarousel({ title, cards, store, addsBoth = false, perView }: OfferCarouselProps) {
  if (cards.length === 0) return null
  return (
    <Carousel title={title} perView={perView ?? perViewClasses(cards.length)}>
      {cards.map((card) => (
        <Slide key={card.id}>
          <ProductCard
            product={card}
            store={store}
            shortPicture
            note={<RegularPrice offer={card.offer} vat={card.vat} />}
            action={card.action === 'buy' ? <OfferButton card={card} addsBoth={addsBoth} /> : undefined}
          />
        </Slide>
      ))}
    </Carousel>
  )
}

function OfferButton({ card: { id, name, offer, ...card }, addsBoth }: { card: OfferedCard; addsBoth: boolean }) {
  const { t } = useTranslation()
  // The cart may have changed in the browser since the page was rendered.
  const liveProducts = useProductsInCart()
  const inCart = liveProducts?.has(id) ?? card.inCart
  const both = liveProducts && offer ? !liveProducts.has(offer.withProductId) : addsBoth
  const text = t(inCart ? 'crossSelling.inCart' : both && offer !== null ? 'crossSelling.both' : 'cart.add')
  return (
    <AddToCartForm productId={id} name={name} words={{ text, label: `${text}: ${name}` }} disabled={inCart}>
      {offer !== null && <input type="hidden" name="cross_selling_product_id" value={offer.withProductId} />}
      {offer !== null && both && <input type="hidden" name="both" value="1" />}
    </AddToCartForm>
  )
}

type OfferCarouselProps = {
  title: string
  cards: readonly OfferedCard[]
  store: Store
  /** The other product is not in the cart yet, so the button adds both. */
  addsBoth?: boolean
  /** CSS classes for the number of visible cards; by default they depend on the number of cards. */
  perView?: string
}
