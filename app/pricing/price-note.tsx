import { contentHref } from '../routing/href'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'

/** "Including VAT" or "excluding VAT", with the shipping-info link for storefronts that enable it (spec section 2, Product card). */
export function PriceNote({ store }: { store: Store }) {
  const { t } = useTranslation()
  const display = useVat()
  return (
    <p className="text-sm text-muted">
      {t(`vat.${display}`)}
      {store.showShippingInfo && (
        <>
          {', '}
          <a
            href={contentHref(store.language, store.paths.shippingInfo)}
            className="relative z-10 inline-block py-0.5 text-muted underline underline-offset-2 hover:text-petrol"
          >
            {t('price.shipping')}
          </a>
        </>
      )}
    </p>
  )
}
