/**
 * Rounds an amount to `digits` decimals, halves away from zero (spec section 9, Price rounding). Storefront and backend round with this
 * function, so that the amount shown is the amount charged. 15 significant digits hide the error of binary fractions: 1.005 is 1.01.
 */
export function round(amount: number, digits: number): number {
  const factor = 10 ** digits
  const shifted = Math.round(Number((Math.abs(amount) * factor).toPrecision(15)))
  // Adding 0 turns -0 into 0.
  return (Math.sign(amount) * shifted) / factor + 0
}
