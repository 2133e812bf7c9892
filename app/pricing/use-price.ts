import { createContext, useContext } from 'react'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { displayedAmount } from './vat'
import type { VatDisplay } from '../store/vat-display'

/** The shopper's choice of prices including or excluding VAT; read by `usePrice`. */
export const VatContext = createContext<VatDisplay>('including')

export function useVat(): VatDisplay {
  return useContext(VatContext)
}

/** Formats `amount`, which includes VAT of `vat` percent. `digits` overrides the digits of the currency. */
export type FormatPrice = (amount: number, vat: number, digits?: number) => string

/** Returns a formatter for prices of the contract, which include VAT, in the shopper's VAT display. */
export function usePrice(): FormatPrice {
  const store = useStore()
  const display = useVat()
  return (amount, vat, digits = store.currencyDigits) => formatMoney(displayedAmount(amount, display, vat, digits), store)
}
