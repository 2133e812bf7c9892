import type { Reduction } from '../discounts/line-reductions'
import { vatIn } from '../pricing/vat'
import { round } from '../store/money'

/** An amount that a code takes off several lines together, in the store's currency: including VAT, and `net` of it. */
export type SharedReduction = { code: string; amount: number; net: number }

type ReducedLine = { vat: number; reductions: readonly Reduction[] }

/** What the codes take off several lines together, summed: fifty off is told as fifty, and not as what falls on each line. */
export function sharedReductions(lines: readonly ReducedLine[]): SharedReduction[] {
  const parts = lines.flatMap(({ vat, reductions }) =>
    reductions.filter(({ shared }) => shared).map(({ code, amount }) => ({ code, amount, net: amount - vatIn(amount, vat) })),
  )
  return [...new Set(parts.map(({ code }) => code))].map((code) => {
    const of = (part: 'amount' | 'net') =>
      round(
        parts.reduce((sum, one) => sum + (one.code === code ? one[part] : 0), 0),
        2,
      )
    return { code, amount: of('amount'), net: of('net') }
  })
}
