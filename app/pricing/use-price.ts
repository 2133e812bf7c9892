import { createContext, useContext } from 'react'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { displayedAmount } from './vat'
import type { VatDisplay } from '../store/vat-display'

/** Set once around the page. Everything that shows a price reads it by `usePrice`. */
export const VatContext = createContext<VatDisplay>('including')

export function useVat(): VatDisplay {
  return useContext(VatContext)
}

/** A price as text: `vat` in percent. The digits are the currency's unless a unit price may have fractions of its coin. */
export type PriceText = (amount: number, vat: number, digits?: number) => string

/** How prices, which the contract gives including VAT, are written for this shopper. */
export function usePrice(): PriceText {
  const store = useStore()
  const display = useVat()
  return (amount, vat, digits = store.currencyDigits) => formatMoney(displayedAmount(amount, display, vat, digits), store)
}
