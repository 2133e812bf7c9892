import { contentHref } from '../routing/href'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'

/**
 * The shipping-info link beside a price, for storefronts that enable it (spec section 2, Product card). `free`: no freight
 * comes on top of the price.
 */
export function ShippingLink({ store, free }: { store: Store; free: boolean | undefined }) {
  const { t } = useTranslation()
  if (!store.showShippingInfo) return null
  return (
    <a href={contentHref(store.language, store.paths.shippingInfo)} className="shipping-link">
      {t(free ? 'price.shipping.free' : 'price.shipping')}
    </a>
  )
}
