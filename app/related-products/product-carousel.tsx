import type { CardProduct } from '../card/rules/card-product'
import { ProductCard } from '../card/product-card'
import type { Store } from '../store/store'
import { Carousel, Slide } from '../ui/carousel'
import type { FormMarker } from '../commerce/contract/origin-markers'
import { PER_VIEW_BESIDE, perView } from './per-view'

/** How a line added from a carousel is marked (spec section 3, Origin markers). */
type Marker = Extract<FormMarker, 'accessory_id' | 'related_id' | 'recommended_id'>

/** Products in a row (spec section 2, Product carousel); nothing when there are none. `shown` is the product they stand beside. */
export function ProductCarousel({ title, cards, store, marker, shown, beside = false }: ProductCarouselProps) {
  if (cards.length === 0) return null
  return (
    <Carousel title={title} perView={beside ? PER_VIEW_BESIDE : perView(cards.length)}>
      {cards.map((card) => (
        <Slide key={card.id}>
          <ProductCard product={card} store={store} low fields={<input type="hidden" name={marker} value={shown} />} />
        </Slide>
      ))}
    </Carousel>
  )
}

type ProductCarouselProps = {
  title: string
  cards: readonly CardProduct[]
  store: Store
  marker: Marker
  shown: number
  /** In half the width of the page. */
  beside?: boolean
}
