import type { RequestedLine } from '../../server/session/cart-line'
import type { RemovedLine } from '../../server/session/shopper'
import { addLine } from './lines'

/** So many removals can be taken back; the oldest are forgotten. */
export const MOST_REMOVED = 5

/** The lines that lost their price beside another one between `before` and `after`, as they were. */
export function lapsedLines(before: readonly RequestedLine[], after: readonly RequestedLine[]): RequestedLine[] {
  return before.filter(({ uuid, cross_selling_product_id: beside }) => {
    const now = after.find((line) => line.uuid === uuid)
    return now !== undefined && (beside ?? null) !== null && (now.cross_selling_product_id ?? null) === null
  })
}

/**
 * Brings a removed line back as it was, quantity and origin markers included, to where it stood; lines that lost their price beside it are
 * offered with it again. One that was put in anew meanwhile takes its quantity on, as adding does; one that is back already changes nothing.
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
