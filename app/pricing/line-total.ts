import { round } from '../store/money'

/**
 * What a line comes to: a unit may cost fractions of the smallest coin after a discount spread over several, a line may not, so it is
 * rounded to the currency's digits (spec section 9, Price rounding). The backend counts the same way.
 */
export function lineTotal({ quantity, price }: { quantity: number; price: number }, digits: number): number {
  return round(quantity * price, digits)
}
