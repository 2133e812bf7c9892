import { round } from '../store/money'

/** A price including VAT, reduced by `percent` and rounded to the currency's digits (spec section 9, Price rounding). */
export function reducedPrice(price: number, percent: number, currencyDigits: number): number {
  return percent === 0 ? price : round(price * (1 - percent / 100), currencyDigits)
}
