import { ORIGIN_MARKERS } from '../../commerce/contract/origin-markers'
import { chosenLines } from '../../commerce/contract/chosen-lines'
import { MAX_LINES } from '../../commerce/contract/max-lines'
import type { RequestedLine } from '../../server/session/cart-line'

const TYING = ORIGIN_MARKERS.filter(({ ties }) => ties)
const LOCKING = ORIGIN_MARKERS.filter(({ locks }) => locks)

/** The fields that tie a line: its origin markers and its subscription. */
type Tie = Pick<RequestedLine, (typeof ORIGIN_MARKERS)[number]['name'] | 'subscription_interval'>

const hasOneOf = (line: Tie, markers: typeof TYING) => markers.some(({ name }) => (line[name] ?? null) !== null)

/** A line tied to its origin or to a subscription is never merged (spec section 4, Adding and changing lines). */
export function isTied(line: Tie): boolean {
  return hasOneOf(line, TYING) || (line.subscription_interval ?? null) !== null
}

/** A line, and whether its offer waits (contract, CartItem). */
type OfferedLine = Tie & { offer_waits?: true | undefined }

/**
 * The quantity of a locked line cannot be changed (spec section 5, Locked lines). An offer that waits does not price its line,
 * which is then an ordinary one.
 */
export function isLocked({ offer_waits: waits, ...line }: OfferedLine): boolean {
  return hasOneOf(waits ? { ...line, offer_item_id: null } : line, LOCKING)
}

/**
 * Adds a line. Its quantity merges into an existing line of the same product only when neither is tied; otherwise it is appended
 * (spec section 4). The backend cuts more pieces than a line may have, and says so. The merged line keeps its uuid and its first
 * campaign, if any. A full cart takes no further line.
 */
export function addLine<L extends RequestedLine>(lines: readonly L[], added: L): L[] {
  return bounded(lines, withLine(lines, added))
}

/** Whether an add left the lines as they were, because the cart is full. */
export function addsNothing<L extends RequestedLine>(before: readonly L[], after: readonly L[]): boolean {
  return after.length === before.length && after.every((line, at) => line === before[at])
}

/** The lines after an add; the former ones if they would be more than a sync may have. */
function bounded<L extends RequestedLine>(before: readonly L[], after: readonly L[]): L[] {
  return after.length > Math.max(MAX_LINES, before.length) ? [...before] : [...after]
}

function withLine<L extends RequestedLine>(lines: readonly L[], added: L): L[] {
  const mergeable = (line: L) => line.product_id === added.product_id && !isTied(line) && !isTied(added)
  const target = lines.findIndex(mergeable)
  if (target === -1) return [...lines, added]
  return lines.map((line, index) => (index === target ? { ...line, quantity: line.quantity + added.quantity } : line))
}

/**
 * Adds an offered line, and before it the product it is offered with, unless that product is in the cart: the lower price is
 * valid only beside it, and not beside the piece that a code adds. A full cart takes neither.
 */
export function addBoth<L extends RequestedLine>(lines: readonly L[], other: L, offered: L): L[] {
  const there = chosenLines(lines).some(({ product_id }) => product_id === other.product_id)
  return bounded(lines, withLine(there ? lines : withLine(lines, other), offered))
}

/**
 * Sets a line's quantity; 0 removes it (spec section 4). An unknown or locked line changes nothing; `isWaiting` of a line whose
 * offer waits.
 */
export function changeQuantity<L extends RequestedLine>(
  lines: readonly L[],
  uuid: string,
  quantity: number,
  isWaiting = false,
): L[] {
  if (quantity === 0) return removeLine(lines, uuid)
  const waits = isWaiting ? ({ offer_waits: true } as const) : {}
  return lines.map((line) => (line.uuid === uuid && !isLocked({ ...line, ...waits }) ? { ...line, quantity } : line))
}

/** Removes a line, locked or not. */
export function removeLine<L extends RequestedLine>(lines: readonly L[], uuid: string): L[] {
  return lines.filter((line) => line.uuid !== uuid)
}
