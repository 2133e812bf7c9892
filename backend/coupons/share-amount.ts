import type { Currency } from './coupon-line'

/**
 * Shares an amount over totals in proportion, in whole units of the currency's smallest shown digit; what rounding leaves goes to
 * the largest remainders. The shares add up to the amount, or to all of the totals when the amount is larger.
 */
export function shareAmount(amount: number, totals: readonly number[], { digits }: Currency): number[] {
  const factor = 10 ** digits
  const weights = totals.map((total) => Math.round(total * factor))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const units = Math.min(Math.round(amount * factor), sum)
  if (sum === 0) return totals.map(() => 0)

  const shares = weights.map((weight) => Math.floor((units * weight) / sum))
  let left = units - shares.reduce((all, share) => all + share, 0)
  // Whole numbers, in which equal remainders are equal.
  const byRemainder = weights.map((weight, at) => ({ at, remainder: (units * weight) % sum }))
  for (const { at } of byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at)) {
    if (left === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return shares.map((share) => share / factor)
}
