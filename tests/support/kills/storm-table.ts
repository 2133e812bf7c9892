import type { StormResult } from './run-storm'
import type { Wave } from './storm'

/** A line for each step and victim: kills, shoppers who were buying, those with an order, and those whose cart is as it was. */
export function stormTable({ waves, orders }: Pick<StormResult, 'waves' | 'orders'>): string {
  const groups = new Map<string, Wave[]>()
  for (const wave of waves) {
    const key = `${wave.step.name.padEnd(30)}${wave.victims.join(' + ').padEnd(22)}`
    groups.set(key, [...(groups.get(key) ?? []), wave])
  }
  const rows = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, group]) => {
      const shoppers = group.flatMap((wave) => wave.shoppers)
      const bought = shoppers.filter(({ email }) => orders.has(email)).length
      const cells = [group.length, shoppers.length, bought, shoppers.length - bought]
      return key + cells.map((cell) => String(cell).padStart(10)).join('')
    })
  const heading = `${'step'.padEnd(30)}${'killed'.padEnd(22)}${['kills', 'shoppers', 'ordered', 'kept cart'].map((cell) => cell.padStart(10)).join('')}`
  return [heading, ...rows].join('\n')
}

/** The totals in one line. */
export function stormTotals({ waves, orders, payments, findings }: StormResult): string {
  const { double, lost, charged, unpaid, open, stock, untrue } = findings
  const back = payments.filter(({ held }) => !held).length
  return (
    `${waves.length} kills, ${orders.size} orders, ${lost.length} lost, ${double.length} double, ${charged.length} charges without an order; ` +
    `${payments.length} payments approved, ${back} given back, ${unpaid.length} orders without payment, ${open.length} unsettled, ` +
    `${stock.length} wrong stocks, ${untrue.length} shoppers misinformed`
  )
}
