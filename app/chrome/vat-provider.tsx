import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SWITCH_VAT } from '../cart/rules/switch-vat'
import { VatContext } from '../store/use-vat'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { useStore } from '../store/use-shop'
import { useTabSync } from '../ui/use-tab-sync'

/** Provides the VAT display of prices: the server's value, or the submitted value while the switch is being saved. */
export function VatProvider({ vat, children }: { vat: VatDisplay; children: ReactNode }) {
  const store = useStore()
  const submitted = useNavigation().formData
  const pending = submitted?.get('intent') === SWITCH_VAT ? vatDisplay(store, submitted.get('vat')) : null
  useTabSync('vat', vat, store.allowExVat)
  return <VatContext.Provider value={pending ?? vat}>{children}</VatContext.Provider>
}
