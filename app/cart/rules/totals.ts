import { lineTotal } from '../../pricing/line-total'
import { vatIn } from '../../pricing/vat'
import { round } from '../../store/money'

type PricedLine = { quantity: number; price: number; ordinary_price: number; vat: number }

/**
 * What a cart comes to, in the store's currency including VAT: `saved` against ordinary prices, `vat` as the part of the total, to 2
 * decimals. `net` is the total less that part, so that the three add up, and `netSaved` what is saved without VAT.
 */
export type CartTotals = { count: number; total: number; saved: number; vat: number; net: number; netSaved: number }

/** Adds up lines of a currency with `digits` decimals, whatever the order of the lines. */
export function cartTotals(lines: readonly PricedLine[], digits: number): CartTotals {
  const sum = (amount: (line: PricedLine) => number) =>
    round(
      lines.reduce((all, line) => all + amount(line), 0),
      2,
    )
  const ordinary = (line: PricedLine) => lineTotal({ ...line, price: Math.max(line.price, line.ordinary_price) }, digits)
  const off = (line: PricedLine) => ordinary(line) - lineTotal(line, digits)
  const total = sum((line) => lineTotal(line, digits))
  const vat = sum((line) => vatIn(lineTotal(line, digits), line.vat))
  return {
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    total,
    saved: sum(off),
    vat,
    net: round(total - vat, 2),
    netSaved: sum((line) => off(line) - vatIn(off(line), line.vat)),
  }
}
