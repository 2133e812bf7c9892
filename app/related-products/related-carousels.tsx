import type { PersonalPrice } from '../pricing/personal-price'
import type { UnitPrice } from '../pricing/tiers'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import type { RelatedProductCards } from './related-product-cards'
import { OfferCarousel } from './offer-carousel'
import { ProductCarousel } from './product-carousel'

/** The carousels below a product page: cross-selling offers, accessories, alternatives and recommendations. */
export function RelatedCarousels({ cards, product, store }: RelatedCarouselsProps) {
  const { t } = useTranslation()
  const { id, orderable } = product
  return (
    <div className="no-print page-width flex flex-col gap-x-4 gap-y-12 pt-12 empty:hidden xl:flex-row xl:flex-wrap">
      {orderable && (
        <OfferCarousel title={t('crossSelling.title')} cards={cards.offered} store={store} beside={besidePrice(cards, product)} />
      )}
      <ProductCarousel
        title={t('relatedProducts.accessories')}
        cards={cards.accessories}
        store={store}
        marker="accessory_id"
        productId={id}
      />
      {orderable && (
        <ProductCarousel
          title={t('relatedProducts.related')}
          cards={cards.related}
          store={store}
          marker="related_id"
          productId={id}
        />
      )}
      <ProductCarousel
        title={t('relatedProducts.recommended')}
        cards={cards.recommended}
        store={store}
        marker="recommended_id"
        productId={id}
      />
    </div>
  )
}

/** Carousel of alternatives below the buy box of a product that cannot be ordered. */
export function Alternatives({ cards, product, store }: RelatedCarouselsProps) {
  const { t } = useTranslation()
  return (
    <ProductCarousel
      title={t('relatedProducts.instead')}
      cards={cards.related}
      store={store}
      marker="related_id"
      productId={product.id}
      halfWidth
    />
  )
}

/** The price of the page's product while it is not in the cart. */
function besidePrice(
  { productInCart }: RelatedProductCards,
  { price, personal, vat, deposit }: RelatedCarouselsProps['product'],
) {
  return productInCart || price === null ? null : { price: personal?.price ?? price.price, vat, deposit }
}

type RelatedCarouselsProps = {
  cards: RelatedProductCards
  product: {
    id: number
    orderable: boolean
    price: UnitPrice | null
    personal: PersonalPrice | null
    vat: number
    deposit: number
  }
  store: Store
}
