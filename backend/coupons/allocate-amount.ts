import type { Currency } from './coupon-line'

/**
 * Allocates an amount to line totals in proportion, in whole units of the currency's smallest digit, by the largest remainder
 * method; of equal remainders the earlier line comes first. The parts add up to the amount, or to the sum of the totals if that
 * is smaller. No part exceeds its total.
 */
export function allocateAmount(amount: number, totals: readonly number[], { digits }: Currency): number[] {
  const factor = 10 ** digits
  const weights = totals.map((total) => Math.round(total * factor))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const units = Math.min(Math.round(amount * factor), sum)
  if (sum === 0) return totals.map(() => 0)

  const parts = weights.map((weight) => Math.floor((units * weight) / sum))
  let left = units - parts.reduce((all, part) => all + part, 0)
  // Remainders of integers compare exactly; those of fractions would not.
  const byRemainder = weights.map((weight, at) => ({ at, remainder: (units * weight) % sum }))
  for (const { at } of byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at)) {
    if (left === 0) break
    parts[at] = (parts[at] ?? 0) + 1
    left -= 1
  }
  return parts.map((part) => part / factor)
}
