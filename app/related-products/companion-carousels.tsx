import { useTranslation } from 'react-i18next'
import type { Store } from '../store/store'
import type { CompanionCards } from './companion-cards'
import { OfferCarousel } from './offer-carousel'
import { ProductCarousel } from './product-carousel'

/** What leads on from a product that can be bought: what is cheaper beside it, its accessories, what would do instead, what else suits. */
export function CompanionCarousels({ cards, shown, store }: CompanionProps) {
  const { t } = useTranslation()
  const { id, orderable } = shown
  return (
    <div className="no-print page-width flex flex-col gap-x-4 gap-y-12 pt-12 empty:hidden xl:flex-row xl:flex-wrap">
      {orderable && (
        <OfferCarousel title={t('crossSelling.title')} cards={cards.offered} store={store} both={!cards.shownInCart} />
      )}
      <ProductCarousel
        title={t('companions.accessories')}
        cards={cards.accessories}
        store={store}
        marker="accessory_id"
        shown={id}
      />
      {orderable && (
        <ProductCarousel title={t('companions.related')} cards={cards.related} store={store} marker="related_id" shown={id} />
      )}
      <ProductCarousel
        title={t('companions.recommended')}
        cards={cards.recommended}
        store={store}
        marker="recommended_id"
        shown={id}
      />
    </div>
  )
}

/** Stands under the buy box of a product that cannot be ordered: what would do in its place. */
export function Alternatives({ cards, shown, store }: CompanionProps) {
  const { t } = useTranslation()
  if (shown.orderable) return null
  return (
    <ProductCarousel
      title={t('companions.instead')}
      cards={cards.related}
      store={store}
      marker="related_id"
      shown={shown.id}
      beside
    />
  )
}

type CompanionProps = { cards: CompanionCards; shown: { id: number; orderable: boolean }; store: Store }
