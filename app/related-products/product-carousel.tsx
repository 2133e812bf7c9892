import type { CardProduct } from '../card/rules/card-product'
import { AddForm } from '../cart/live/add-form'
import { FragmentList } from '../fragments/fragment-list'
import { ServerFragment } from '../fragments/server-fragment'
import { ProductCard } from '../card/product-card'
import type { Store } from '../store/store'
import type { FormMarker } from '../commerce/contract/origin-markers'
import { Carousel, Slide } from './carousel'
import { PER_VIEW_HALF_WIDTH, perViewClasses } from './per-view'

/** The origin marker of a line that is added from a carousel (spec section 3, Origin markers). */
type Marker = Extract<FormMarker, 'accessory_id' | 'related_id' | 'recommended_id'>

/** Carousel of products (spec section 2, Product carousel); nothing without cards. `productId` is the product of the page. */
export function ProductCarousel({ title, cards, store, marker, productId, halfWidth = false }: ProductCarouselProps) {
  if (cards.length === 0) return null
  // A page has one carousel of each marker.
  const form = `add-${marker}`
  return (
    <>
      <Carousel title={title} perView={halfWidth ? PER_VIEW_HALF_WIDTH : perViewClasses(cards.length)}>
        <FragmentList>
          {cards.map((card) => (
            <ServerFragment key={card.id} of={[card, marker]}>
              <Slide>
                <ProductCard product={card} store={store} inCarousel form={form} />
              </Slide>
            </ServerFragment>
          ))}
        </FragmentList>
      </Carousel>
      <AddForm id={form}>
        <input type="hidden" name={marker} value={productId} />
      </AddForm>
    </>
  )
}

type ProductCarouselProps = {
  title: string
  cards: readonly CardProduct[]
  store: Store
  marker: Marker
  productId: number
  /** The carousel has half the width of the page. */
  halfWidth?: boolean
}
