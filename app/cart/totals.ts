import { round } from '../store/money'

type PricedLine = { quantity: number; price: number; ordinary_price: number; vat: number }

/** What a cart comes to, in the store's currency including VAT: `saved` against ordinary prices, `vat` as the part of the total. */
export type CartTotals = { count: number; total: number; saved: number; vat: number }

/** Adds up lines to the cent, whatever the order of the lines. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const sum = (amount: (line: PricedLine) => number) =>
    round(
      lines.reduce((all, line) => all + amount(line), 0),
      2,
    )
  return {
    count: lines.reduce((all, { quantity }) => all + quantity, 0),
    total: sum(({ quantity, price }) => quantity * price),
    saved: sum(({ quantity, price, ordinary_price }) => quantity * Math.max(0, ordinary_price - price)),
    vat: sum(({ quantity, price, vat }) => quantity * (price - price / (1 + vat / 100))),
  }
}
