import { hasLapsed, type MarkerThat } from '../../commerce/contract/marker-pricing'
import type { RequestedLine } from '../../server/session/cart-line'
import type { RemovedLine } from '../../server/session/shopper'
import { addLine } from './lines'
import { hasOffer } from './same-offer'

/** Maximum number of removals that can be undone; older ones are dropped. */
export const MAX_REMOVED_LINES = 5

/**
 * The lines, in their `before` state, whose tied product was removed in `after`.
 */
export function lapsedLines(before: readonly RequestedLine[], after: readonly RequestedLine[]): RequestedLine[] {
  return before.filter((line) => {
    const left = after.find(({ uuid }) => uuid === line.uuid)
    return left !== undefined && hasLapsed(line, left)
  })
}

/**
 * Restores a removed line with its quantity and origin markers at its former position; lines that lost their tie to it
 * get it back. If the product was added again meanwhile, the quantities merge, as when adding. A line that is already restored,
 * or whose offer to the customer was added again, changes nothing.
 */
export function restoreLine(lines: readonly RequestedLine[], { line, position, lapsed }: RemovedLine): RequestedLine[] {
  if (lines.some(({ uuid }) => uuid === line.uuid) || hasOffer(lines, line)) return [...lines]
  const offered = lines.map((one) => {
    const was = lapsed.find(({ uuid }) => uuid === one.uuid)
    if (was === undefined) return one
    const { cross_selling_product_id, upselling_bundle_id } = was
    return { ...one, ...({ cross_selling_product_id, upselling_bundle_id } satisfies Record<MarkerThat<'beside'>, unknown>) }
  })
  const added = addLine(offered, line)
  return added.length === offered.length ? added : offered.toSpliced(position, 0, line)
}
