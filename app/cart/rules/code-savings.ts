import type { LineReduction } from '../../discounts/line-reductions'
import { vatIn } from '../../pricing/vat'
import { round } from '../../store/money'

/** The reduction of the cart by a code, in the store's currency: `amount` including VAT, `net` without VAT. */
export type CodeSaving = { code: string; amount: number; net: number }

type ReducedLine = { vat: number; reductions: readonly LineReduction[] }

/** The reduction of all lines together by each code, so that 50 off several lines is shown as 50. */
export function codeSavings(lines: readonly ReducedLine[]): CodeSaving[] {
  const parts = lines.flatMap(({ vat, reductions }) =>
    reductions.map(({ code, amount }) => ({ code, amount, net: amount - vatIn(amount, vat) })),
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

/** The savings to show below lines that name their own reductions: none for a single code whose reductions are not shared. */
export function savingsBelowLines(lines: readonly ReducedLine[]): CodeSaving[] {
  const savings = codeSavings(lines)
  const isShared = lines.some(({ reductions }) => reductions.some(({ shared }) => shared))
  return savings.length < 2 && !isShared ? [] : savings
}
