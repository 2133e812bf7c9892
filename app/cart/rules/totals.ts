import { lineTotal } from '../../pricing/line-total'
import { vatIn } from '../../pricing/vat'
import { round } from '../../store/money'

/** Amounts are for one unit and include VAT; `vat` is a percentage. `deposit` is owed beside the price. */
export type PricedLine = {
  quantity: number
  price: number
  ordinary_price: number
  vat: number
  deposit?: number
  sold_out?: boolean
}

/**
 * Totals of a cart in the store's currency, including VAT. `deposit` is the part of the total that is for deposits. `saved` is
 * relative to the ordinary prices. `vat` is the VAT within the total, rounded to 2 decimals. `net` is the total less `vat`, so
 * that the three add up. `netSaved` is `saved` without VAT.
 */
export type CartSums = {
  count: number
  total: number
  deposit: number
  saved: number
  vat: number
  net: number
  netSaved: number
}

/**
 * Adds up lines of a currency with `digits` decimals. The order of the lines does not matter. One that is sold out cannot be
 * ordered: its pieces count, as its row stands in the cart, its amounts do not.
 */
export function cartTotals(lines: readonly PricedLine[], digits: number): CartSums {
  const sum = (amount: (line: PricedLine) => number) =>
    round(
      lines.reduce((all, line) => (line.sold_out ? all : all + amount(line)), 0),
      2,
    )
  const ordinary = (line: PricedLine) => lineTotal({ ...line, price: Math.max(line.price, line.ordinary_price) }, digits)
  const off = (line: PricedLine) => ordinary(line) - lineTotal(line, digits)
  const depositOf = ({ quantity, deposit = 0 }: PricedLine) => lineTotal({ quantity, price: deposit }, digits)
  const charged = (line: PricedLine) => lineTotal(line, digits) + depositOf(line)
  const total = sum(charged)
  const vat = sum((line) => vatIn(charged(line), line.vat))
  return {
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    total,
    deposit: sum(depositOf),
    saved: sum(off),
    vat,
    net: round(total - vat, 2),
    netSaved: sum((line) => off(line) - vatIn(off(line), line.vat)),
  }
}
