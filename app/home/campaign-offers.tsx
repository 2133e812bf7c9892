import type { CardProduct } from '../card/rules/card-product'
import { ProductGrid } from '../card/product-grid'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * The products of the campaign; nothing when there is none. Cart lines added from here, and from the linked product pages, carry the
 * campaign's name.
 */
export function CampaignOffers({ offers, campaign }: { offers: readonly CardProduct[]; campaign: string | null }) {
  const { t } = useTranslation()
  const store = useStore()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers" className="page-width pt-12">
      <h2 id="offers" className="mb-4">
        {t('home.offers')}
      </h2>
      <ProductGrid cards={offers} store={store} campaign={campaign} />
    </section>
  )
}
