import type { RequestedLine } from '../../server/session/cart-line'

/** A line tied to any of these stays a line of its own (spec section 4, Adding and changing lines). */
const TIES = [
  'cross_selling_product_id',
  'upselling_bundle_id',
  'offer_item_id',
  'added_by_coupon',
  'accessory_id',
  'related_id',
  'recommended_id',
  'subscription_interval',
] as const

/** A line tied to any of these cannot have its quantity edited (spec section 5, Locked lines). */
const LOCKS = ['cross_selling_product_id', 'added_by_coupon', 'upselling_bundle_id', 'offer_item_id'] as const

const has = (line: RequestedLine, markers: readonly (keyof RequestedLine)[]) =>
  markers.some((marker) => (line[marker] ?? null) !== null)

function isTied(line: RequestedLine): boolean {
  return has(line, TIES)
}

export function isLocked(line: RequestedLine): boolean {
  return has(line, LOCKS)
}

/**
 * Adds a line: its quantity merges into an existing line of the same product only when neither is tied, otherwise it is appended (spec
 * section 4). The merged line keeps its uuid, and the campaign it was found in first, if any.
 */
export function addLine<L extends RequestedLine>(lines: readonly L[], added: L): L[] {
  const mergeable = (line: L) => line.product_id === added.product_id && !isTied(line) && !isTied(added)
  const target = lines.findIndex(mergeable)
  if (target === -1) return [...lines, added]
  return lines.map((line, index) => (index === target ? { ...line, quantity: line.quantity + added.quantity } : line))
}

/**
 * Adds an offered line, and before it the product it is offered with where that one is not in the cart: the price holds only
 * beside it.
 */
export function addBoth<L extends RequestedLine>(lines: readonly L[], other: L, offered: L): L[] {
  const there = lines.some(({ product_id }) => product_id === other.product_id)
  return addLine(there ? lines : addLine(lines, other), offered)
}

/** Sets a line's quantity; 0 removes it (spec section 4). An unknown or locked line changes nothing. */
export function changeQuantity<L extends RequestedLine>(lines: readonly L[], uuid: string, quantity: number): L[] {
  if (quantity === 0) return removeLine(lines, uuid)
  return lines.map((line) => (line.uuid === uuid && !isLocked(line) ? { ...line, quantity } : line))
}

/** Takes a line out, locked or not. */
export function removeLine<L extends RequestedLine>(lines: readonly L[], uuid: string): L[] {
  return lines.filter((line) => line.uuid !== uuid)
}
