import { contentHref } from '../routing/href'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'

/** The shipping-info link beside a price, for storefronts that enable it (spec section 2, Product card). */
export function ShippingLink({ store }: { store: Store }) {
  const { t } = useTranslation()
  if (!store.showShippingInfo) return null
  return (
    <a href={contentHref(store.language, store.paths.shippingInfo)} className="shipping-link">
      {t('price.shipping')}
    </a>
  )
}
