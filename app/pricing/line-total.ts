import { round } from '../store/money'

/**
 * The total of a cart line, rounded to the currency's digits (spec section 9, Price rounding); a unit price may have more digits
 * after a discount. The backend rounds in the same way.
 */
export function lineTotal({ quantity, price }: { quantity: number; price: number }, digits: number): number {
  return round(quantity * price, digits)
}
