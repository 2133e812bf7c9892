import type { LineReduction } from '../../discounts/line-reductions'
import { vatIn } from '../../pricing/vat'
import { round } from '../../store/money'

/** The reduction of the cart by a code, in the store's currency: `amount` including VAT, `net` without VAT. */
export type CodeSaving = { code: string; amount: number; net: number }

type ReducedLine = { vat: number; reductions: readonly LineReduction[] }

/**
 * The reduction of all lines together by each code, so that 50 off several lines is shown as 50. Empty when the lines already show it:
 * for a single code whose reductions are not shared.
 */
export function codeSavings(lines: readonly ReducedLine[]): CodeSaving[] {
  const parts = lines.flatMap(({ vat, reductions }) =>
    reductions.map(({ code, amount, shared }) => ({ code, amount, net: amount - vatIn(amount, vat), shared })),
  )
  const codes = [...new Set(parts.map(({ code }) => code))]
  if (codes.length < 2 && !parts.some(({ shared }) => shared)) return []
  return codes.map((code) => {
    const of = (part: 'amount' | 'net') =>
      round(
        parts.reduce((sum, one) => sum + (one.code === code ? one[part] : 0), 0),
        2,
      )
    return { code, amount: of('amount'), net: of('net') }
  })
}
