import { lineTotal } from '../pricing/line-total'
import { round } from '../store/money'

type PricedLine = { quantity: number; price: number; ordinary_price: number; vat: number }

/** What a cart comes to, in the store's currency including VAT: `saved` against ordinary prices, `vat` as the part of the total. */
export type CartTotals = { count: number; total: number; saved: number; vat: number }

/** Adds up lines of a currency with `digits` decimals, whatever the order of the lines. */
export function cartTotals(lines: readonly PricedLine[], digits: number): CartTotals {
  const sum = (amount: (line: PricedLine) => number) =>
    round(
      lines.reduce((all, line) => all + amount(line), 0),
      2,
    )
  const ordinary = (line: PricedLine) => lineTotal({ ...line, price: Math.max(line.price, line.ordinary_price) }, digits)
  return {
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    total: sum((line) => lineTotal(line, digits)),
    saved: sum((line) => ordinary(line) - lineTotal(line, digits)),
    vat: sum((line) => lineTotal(line, digits) - lineTotal(line, digits) / (1 + line.vat / 100)),
  }
}
