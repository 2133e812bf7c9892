import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SWITCH_VAT } from '../cart/rules/switch-vat'
import { VatContext } from '../pricing/use-price'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { useStore } from '../store/use-shop'
import { useVatOfOtherTabs } from './use-vat-of-other-tabs'

/** Gives everything below it the display of prices: the server's word, or at once what the switch was just set to. */
export function VatProvider({ vat, children }: { vat: VatDisplay; children: ReactNode }) {
  const store = useStore()
  const sent = useNavigation().formData
  const switched = sent?.get('intent') === SWITCH_VAT ? vatDisplay(store, sent.get('vat')) : null
  useVatOfOtherTabs(vat, store.allowExVat)
  return <VatContext.Provider value={switched ?? vat}>{children}</VatContext.Provider>
}
