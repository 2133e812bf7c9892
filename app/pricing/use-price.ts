import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useVat } from '../store/use-vat'
import { displayedAmount } from './vat'

/** Formats `amount`, which includes VAT of `vat` percent. `digits` overrides the digits of the currency. */
export type FormatPrice = (amount: number, vat: number, digits?: number) => string

/** Returns a formatter for prices of the contract, which include VAT, in the shopper's VAT display. */
export function usePrice(): FormatPrice {
  const store = useStore()
  const display = useVat()
  return (amount, vat, digits = store.currencyDigits) => formatMoney(displayedAmount(amount, display, vat, digits), store)
}
