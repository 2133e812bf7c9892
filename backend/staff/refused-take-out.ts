import type { OrderRow } from '../database/schema/orders'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { loadOrder } from '../orders/load-order'
import { linesInSale } from '../orders/lines-in-sale'
import { areTakenOut, creditedPieces } from '../orders/stored-refund'
import { type RefundRow, refusedRefunds } from './refused-refunds'
import { isWhole, wholeAmount } from './still-owed'

type Asked = { amount?: number; lines: readonly { sku: string; quantity?: number }[]; freight: boolean; again: boolean }

/**
 * The refused refund that a request repeats of pieces which are out of the order already (take-out-refunded.ts): by the same
 * articles, quantities and freight, or by the same amount while it is whole: later it is refused, and what is left goes back by
 * its amount. A new refund would take further pieces out. Undefined for other requests. Throws 409 `refund-refused` for other
 * pieces of such an article, unless `again` confirms them.
 */
export async function refusedTakeOut(tx: Database, order: OrderRow, asked: Asked): Promise<RefundRow | undefined> {
  const refused = (await refusedRefunds(tx, order.id)).filter(({ refund, isOpen }) => isOpen && areTakenOut(refund))
  if (refused.length === 0) return undefined
  const { items } = await loadOrder(tx, order.id)
  const rows = await linesInSale(tx, order.id)
  const lines = rows.map(({ position, left }, at) => ({ position, left, sku: items[at]?.sku ?? '' }))
  const found = refused.map(({ refund }) => ({ refund, pieces: piecesBySku(refund, lines) }))
  const isLeft = (sku: string) => lines.some((line) => line.sku === sku && line.left > 0)
  const same = found.find(({ refund, pieces }) => {
    if (asked.amount !== undefined) return isWhole(refund) && wholeAmount(refund) === asked.amount
    const isSame = ({ sku, quantity }: Asked['lines'][number]) =>
      quantity === undefined ? pieces.has(sku) && !isLeft(sku) : pieces.get(sku) === quantity
    return asked.lines.length === pieces.size && asked.lines.every(isSame) && asked.freight === refund.freight > 0
  })
  if (same !== undefined) return same.refund
  const other = asked.lines.find(({ sku }) => found.some(({ pieces }) => pieces.has(sku)))
  if (other === undefined || asked.again) return undefined
  const state = `The provider has refused the refund of pieces of ${other.sku} that are out of order ${order.number}`
  throw new Refusal(
    409,
    'refund-refused',
    `${state}. First: refund ${order.number} --repeat. Say --again if further pieces are meant`,
  )
}

function piecesBySku({ credited }: RefundRow, lines: readonly { position: number; sku: string }[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { position, quantity } of creditedPieces.read(credited) ?? []) {
    const sku = lines.find((line) => line.position === position)?.sku ?? ''
    pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  }
  return pieces
}
