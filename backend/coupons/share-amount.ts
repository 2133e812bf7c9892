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

  const exact = weights.map((weight) => (units * weight) / sum)
  const shares = exact.map(Math.floor)
  let left = units - shares.reduce((all, share) => all + share, 0)
  const byRemainder = exact.map((share, at) => ({ at, remainder: share - Math.floor(share) }))
  for (const { at } of byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at)) {
    if (left === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return shares.map((share) => share / factor)
}
