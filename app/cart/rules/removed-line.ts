import type { RequestedLine } from '../../server/session/cart-line'
import type { RemovedLine } from '../../server/session/shopper'
import { addLine } from './lines'

/** Maximum number of removals that can be undone; older ones are dropped. */
export const MAX_REMOVED_LINES = 5

/**
 * The lines as they were `before` that lost their lower price between `before` and `after`, because the product beside them was
 * removed.
 */
export function lapsedLines(before: readonly RequestedLine[], after: readonly RequestedLine[]): RequestedLine[] {
  return before.filter(({ uuid, cross_selling_product_id: beside }) => {
    const left = after.find((line) => line.uuid === uuid)
    return left !== undefined && (beside ?? null) !== null && (left.cross_selling_product_id ?? null) === null
  })
}

/**
 * Restores a removed line with its quantity and origin markers at its former position; lines that lost their lower price with it
 * get it back. If the product was added again meanwhile, the quantities merge, as when adding. A line that is already restored
 * changes nothing.
 */
export function restoreLine(lines: readonly RequestedLine[], { line, position, lapsed }: RemovedLine): RequestedLine[] {
  if (lines.some(({ uuid }) => uuid === line.uuid)) return [...lines]
  const offered = lines.map((one) => {
    const was = lapsed.find(({ uuid }) => uuid === one.uuid)
    return was ? { ...one, cross_selling_product_id: was.cross_selling_product_id } : one
  })
  const added = addLine(offered, line)
  return added.length === offered.length ? added : offered.toSpliced(position, 0, line)
}
