import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'
import { DepositNote } from './deposit-note'
import { ShippingLink } from './shipping-link'

/** "Including VAT" or "excluding VAT", with the deposit and the shipping-info link for storefronts that enable it. */
export function PriceNote({ store, deposit, free }: { store: Store; deposit: number; free: boolean }) {
  const { t } = useTranslation()
  const display = useVat()
  return (
    <p className="text-sm text-muted">
      {t(`vat.${display}`)}
      {deposit > 0 && ', '}
      <DepositNote deposit={deposit} />
      {store.showShippingInfo && ', '}
      <ShippingLink store={store} free={free} />
    </p>
  )
}
