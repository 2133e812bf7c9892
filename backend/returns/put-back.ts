import { Refusal } from '../refusal'
import type { OrderFacts } from '../order-facts/order-facts'

export type Sellable = 'all' | readonly string[]

/**
 * Throws 409 `not-in-order` when goods are named that the order does not have: otherwise they
 * would silently be left out of the stock.
 */
export function refuseUnknownGoods({ lines }: Pick<OrderFacts, 'lines'>, sellable: Sellable): void {
  if (sellable === 'all') return
  const known = lines.map(({ item }) => item.sku)
  const unknown = sellable.find((sku) => !known.includes(sku))
  if (unknown === undefined) return
  throw new Refusal(409, 'not-in-order', `${unknown} is not among the goods of the order: ${known.join(', ')}, or all`)
}

/** The pieces of a return that go back to the stock, by product: those of the lines whose number the staff named. */
export function piecesToPutBack(
  lines: readonly { position: number; quantity: number; is_sent: boolean }[],
  { lines: bought }: Pick<OrderFacts, 'lines'>,
  sellable: Sellable,
): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { position, quantity, is_sent } of lines) {
    const line = bought.find((one) => one.position === position)
    if (line === undefined || !is_sent || (sellable !== 'all' && !sellable.includes(line.item.sku))) continue
    pieces.set(line.item.product_id, (pieces.get(line.item.product_id) ?? 0) + quantity)
  }
  return pieces
}
