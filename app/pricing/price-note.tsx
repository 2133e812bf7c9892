import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'
import { ShippingLink } from './shipping-link'

/** "Including VAT" or "excluding VAT", with the shipping-info link for storefronts that enable it. */
export function PriceNote({ store }: { store: Store }) {
  const { t } = useTranslation()
  const display = useVat()
  return (
    <p className="text-sm text-muted">
      {t(`vat.${display}`)}
      {store.showShippingInfo && ', '}
      <ShippingLink store={store} />
    </p>
  )
}
