import { useTranslation } from 'react-i18next'
import { useProductsInCart } from '../cart/live/use-products-in-cart'
import { AddToCartForm } from '../cart/live/add-to-cart-form'
import { ProductCard } from '../card/product-card'
import { usePrice } from '../pricing/use-price'
import type { Store } from '../store/store'
import { Carousel, Slide } from '../ui/carousel'
import type { OfferedCard } from '../card/rules/offered-card'
import { perView } from './per-view'

/**
 * What is offered along, cheaper beside what it goes with (spec section 2, Cross-selling carousel); nothing when there is nothing. `both`
 * says that the other product is not in the cart yet, so that the button puts in the two. `inSight` are classes for a narrow place.
 */
export function OfferCarousel({ title, cards, store, both = false, inSight }: OfferCarouselProps) {
  if (cards.length === 0) return null
  return (
    <Carousel title={title} perView={inSight ?? perView(cards.length)}>
      {cards.map((card) => (
        <Slide key={card.id}>
          <ProductCard
            product={card}
            store={store}
            low
            note={<InsteadOf card={card} />}
            action={card.action === 'buy' ? <OfferButton card={card} both={both} /> : undefined}
          />
        </Slide>
      ))}
    </Carousel>
  )
}

/** What it costs elsewhere, where it is cheaper beside what it goes with. */
export function InsteadOf({ card: { offer, vat } }: { card: OfferedCard }) {
  const { t } = useTranslation()
  const written = usePrice()
  if (offer === null) return null
  return (
    <p className="text-sm text-muted tabular-nums">
      {t('crossSelling.instead')} <s>{written(offer.instead, vat)}</s>, {t('crossSelling.together')}
    </p>
  )
}

function OfferButton({ card: { id, name, offer, ...card }, both: alone }: { card: OfferedCard; both: boolean }) {
  const { t } = useTranslation()
  // What the browser has heard of since the page came counts.
  const known = useProductsInCart()
  const inCart = known?.has(id) ?? card.inCart
  const both = known && offer ? !known.has(offer.beside) : alone
  const text = t(inCart ? 'crossSelling.inCart' : both && offer !== null ? 'crossSelling.both' : 'cart.add')
  return (
    <AddToCartForm productId={id} name={name} words={{ text, label: `${text}: ${name}` }} disabled={inCart}>
      {offer !== null && <input type="hidden" name="cross_selling_product_id" value={offer.beside} />}
      {offer !== null && both && <input type="hidden" name="both" value="1" />}
    </AddToCartForm>
  )
}

type OfferCarouselProps = { title: string; cards: readonly OfferedCard[]; store: Store; both?: boolean; inSight?: string }
