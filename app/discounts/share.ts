/**
 * Shares an amount over totals in proportion, in whole units of the currency's smallest shown digit; the units that rounding leaves go to
 * the largest remainders, the earlier line first. No line gets more than its total. Amounts of a currency with `digits` decimals.
 */
export function share(amount: number, totals: readonly number[], digits: number): number[] {
  const units = (money: number) => Math.round(money * 10 ** digits)
  const weights = totals.map(units)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const given = Math.min(units(amount), whole)
  if (given <= 0) return totals.map(() => 0)
  const floors = weights.map((weight) => Math.floor((given * weight) / whole))
  const left = given - floors.reduce((sum, floor) => sum + floor, 0)
  const lucky = weights
    .map((weight, at) => ({ at, remainder: (given * weight) % whole }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
    .slice(0, left)
  return floors.map((floor, at) => (floor + (lucky.some((line) => line.at === at) ? 1 : 0)) / 10 ** digits)
}
