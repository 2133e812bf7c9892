import type { OrderRow } from '../database/schema/orders'
import { Refusal } from '../refusal'
import type { ReturnedDeposit } from '../orders/stored-refund'
import { depositsLeft, depositsOfPieces } from '../returns/deposits-of-pieces'
import type { OrderFacts } from '../order-facts/order-facts'

type AskedDeposits = readonly { sku: string; quantity?: number }[]

/**
 * The deposits of sent pieces whose buyer has proved that old batteries were handed in (§ 19 BattDG), by their article number; of
 * all that are left without lines, or of an article without a quantity. Throws 409 `order-status` before the order is sent, and
 * 409 `deposits-refunded` for more than are left.
 */
export function depositsAlone(
  asked: AskedDeposits,
  { lines, isSent, store }: OrderFacts,
  { number }: OrderRow,
): ReturnedDeposit[] {
  if (!isSent) throw new Refusal(409, 'order-status', `Order ${number} is not sent: its deposits go back with a cancellation`)
  const owing = lines.filter((line) => depositsLeft(line) > 0)
  const all: AskedDeposits = [...new Set(owing.map(({ item }) => item.sku))].map((sku) => ({ sku }))
  const wanted = asked.length > 0 ? asked : all
  if (wanted.length === 0) throw new Refusal(409, 'deposits-refunded', `No deposit of order ${number} is left to refund`)
  return wanted.flatMap(({ sku, quantity }) => {
    const ofArticle = owing.filter(({ item }) => item.sku === sku)
    const left = ofArticle.reduce((sum, line) => sum + depositsLeft(line), 0)
    if (left === 0 || (quantity ?? left) > left)
      throw new Refusal(409, 'deposits-refunded', `Of ${sku}, ${left} deposits of order ${number} are left to refund`)
    let open = quantity ?? left
    const pieces = ofArticle.map((line) => {
      const count = Math.min(open, depositsLeft(line))
      open -= count
      return { line, count }
    })
    return depositsOfPieces(pieces, store)
  })
}
