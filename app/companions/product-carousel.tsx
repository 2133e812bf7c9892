import type { CardProduct } from '../catalog/card-product'
import { ProductCard } from '../catalog/product-card'
import type { Store } from '../store/store'
import { Carousel, Slide } from '../ui/carousel'
import { PER_VIEW } from './per-view'

/** How a line added from a carousel is marked (spec section 3, Origin markers). */
type Marker = 'accessory_id' | 'related_id' | 'recommended_id'

/** Products in a row (spec section 2, Product carousel); nothing when there are none. `shown` is the product they stand beside. */
export function ProductCarousel({ title, cards, store, marker, shown, perView = PER_VIEW }: ProductCarouselProps) {
  if (cards.length === 0) return null
  return (
    <Carousel title={title} perView={perView}>
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
  perView?: string
}
