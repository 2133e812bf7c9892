import { createContext, useContext } from 'react'
import type { VatDisplay } from './vat-display'

/** The shopper's choice of prices including or excluding VAT. */
export const VatContext = createContext<VatDisplay>('including')

export function useVat(): VatDisplay {
  return useContext(VatContext)
}
